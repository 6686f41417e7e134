import type { Texts } from '../en.ts'

export const search: Texts['search'] = {
  pageTitle: (text) => (text === '' ? 'Ricerca | Norrow' : `${text}: ricerca | Norrow`),
  label: 'Cerca nel negozio',
  placeholder: 'Modello, colore o materiale',
  submit: 'Cerca',
  suggestions: 'Suggerimenti',
  suggested: (count) => (count === 1 ? '1 suggerimento' : `${count} suggerimenti`),
  noSuggestions: 'Nessun suggerimento. Premi Invio per cercare comunque.',
  popular: 'Ricerche frequenti',
  terms: ['stivali', 'pelle', 'impermeabile', 'pantofole', 'blu'],
  emptyHeadline: 'Che cosa cerchi?',
  headline: (text) => `Risultati per «${text}»`,
  noResults: (text) => `Nessun risultato per «${text}»`,
  noResultsText: 'Controlla l’ortografia, prova con meno parole o con parole più generali, oppure comincia da qui:',
}
