import type { Texts } from '../en.ts'

export const home: Texts['home'] = {
  title: 'Norrow : des chaussures pour les longues journées',
  description:
    'Bottes, baskets, sandales et chaussons pour femme, homme et enfant, faits pour être portés chaque jour et réparés.',
  headline: 'Faites pour le long chemin du retour',
  heroText: 'La nouvelle saison est là : des lignes calmes, des semelles sincères et des couleurs qui durent.',
  heroLink: 'Voir les nouveautés',
  categories: 'Nos univers',
  newIn: 'Nouveautés',
  newInAll: 'Toutes les nouveautés',
  gallery: 'Les couleurs de la saison',
  reviewBar: (score, count) => `Note de ${score} sur 5 pour ${count} avis`,
  reviewBarLabel: 'Avis sur nos chaussures',
  promisesTitle: 'Avec chaque paire',
  promises: (amount) => [
    {
      title: `Livraison offerte dès ${amount}`,
      text: 'En dessous, un tarif unique, et une livraison en deux à quatre jours ouvrés.',
    },
    {
      title: '60 jours pour changer d’avis',
      text: 'Essayez-les d’abord dans le salon. Si elles ne vous conviennent pas, le retour est gratuit.',
    },
    {
      title: 'Réparer plutôt que remplacer',
      text: 'Semelles, coutures et brides : notre atelier répare toutes les paires que nous avons fabriquées.',
    },
  ],
}
