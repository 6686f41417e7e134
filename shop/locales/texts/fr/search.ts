import type { Texts } from '../en.ts'

export const search: Texts['search'] = {
  pageTitle: (text) => (text === '' ? 'Recherche | Norrow' : `${text} : recherche | Norrow`),
  label: 'Rechercher dans la boutique',
  placeholder: 'Modèle, couleur ou matière',
  submit: 'Rechercher',
  suggestions: 'Suggestions',
  suggested: (count) => (count > 1 ? `${count} suggestions` : `${count} suggestion`),
  noSuggestions: 'Aucune suggestion. Appuyez sur Entrée pour lancer tout de même la recherche.',
  popular: 'Recherches fréquentes',
  terms: ['bottes', 'cuir', 'imperméable', 'chaussons', 'marine'],
  emptyHeadline: 'Que cherchez-vous ?',
  headline: (text) => `Résultats pour « ${text} »`,
  noResults: (text) => `Aucun résultat pour « ${text} »`,
  noResultsText:
    'Vérifiez l’orthographe, essayez moins de mots ou des mots plus généraux, ou partez de l’un de ces rayons :',
}
