import type { Line } from '../line.ts'

export const slippers: readonly Line[] = [
  {
    line: 'hearth',
    name: { en: 'Hearth slipper', fr: 'Chausson Hearth', de: 'Hausschuh Hearth', it: 'Pantofola Hearth' },
    description: {
      en: 'Boiled wool outside, wool lining inside. The cushioned sole can fetch the post and come back without a complaint.',
      fr: 'Laine bouillie dehors, doublure en laine dedans. La semelle amortissante va chercher le courrier et revient sans se plaindre.',
      de: 'Außen Walkwolle, innen Wollfutter. Die gedämpfte Sohle holt auch die Post herein, ohne sich zu beschweren.',
      it: 'Fuori lana cotta, dentro fodera in lana. La suola ammortizzata va a prendere la posta e torna senza lamentarsi.',
    },
    silhouette: 'slipper',
    categories: ['women', 'men'],
    technologies: ['wool', 'cushioned'],
    prices: { GBP: 38, USD: 49.95, EUR: 44.95, CAD: 64.95 },
    sizes: [36, 45],
    sole: '#C9A87E',
    colours: [
      { colour: 'oat', rating: 4.8, reviewCount: 97, stock: [50, 30, 24, 6, 5] },
      { colour: 'charcoal', rating: 4.7, reviewCount: 58, stock: [12, 3, 20, 9], parts: { sole: '#6E665E' } },
    ],
  },
  {
    line: 'little-hearth',
    name: {
      en: 'Little Hearth children’s slipper',
      fr: 'Chausson enfant Little Hearth',
      de: 'Kinderhausschuh Little Hearth',
      it: 'Pantofola per bambini Little Hearth',
    },
    description: {
      en: 'The warm one for small feet, with a wool lining and a non-slip sole for fast corners.',
      fr: 'La version douillette pour petits pieds, avec doublure en laine et semelle antidérapante pour les virages rapides.',
      de: 'Der Warme für kleine Füße: innen Wollfutter, unten eine rutschfeste Sohle für schnelle Kurven.',
      it: 'La pantofola calda per i piedi piccoli, con fodera in lana e suola antiscivolo per le curve veloci.',
    },
    silhouette: 'slipper',
    categories: ['kids'],
    technologies: ['wool', 'grip'],
    prices: { GBP: 19.99, USD: 24.99, EUR: 22.5, CAD: 29.99 },
    sizes: [24, 33],
    sole: '#D9C3A0',
    colours: [
      {
        colour: 'moss',
        rating: 4.9,
        reviewCount: 11,
        stock: [6, 1, 0, 5, 3],
        reducedTo: { GBP: 14.99, USD: 17.99, EUR: 15.95, CAD: 19.99 },
      },
    ],
  },
]
