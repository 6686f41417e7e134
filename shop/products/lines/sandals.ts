import type { Line } from '../line.ts'

export const sandals: readonly Line[] = [
  {
    line: 'cala',
    name: { en: 'Cala sandal', fr: 'Sandale Cala', de: 'Sandale Cala', it: 'Sandalo Cala' },
    description: {
      en: 'Three clean straps and a small buckle. The moulded cork footbed remembers your step, the vegetable-tanned leather remembers the summer.',
      fr: 'Trois brides nettes et une petite boucle. L’assise plantaire en liège garde la mémoire du pas, le cuir tanné végétal celle de l’été.',
      de: 'Drei klare Riemen und eine kleine Schnalle. Ein geformtes Korkfußbett merkt sich den Schritt, das pflanzlich gegerbte Leder den Sommer.',
      it: 'Tre cinturini essenziali e una piccola fibbia. Il plantare in sughero ricorda il passo, la pelle a concia vegetale ricorda l’estate.',
    },
    silhouette: 'sandal',
    categories: ['women'],
    technologies: ['footbed'],
    prices: { GBP: 79.5, USD: 100, EUR: 89.95, CAD: 135 },
    sizes: [36, 42],
    sole: '#D8B98C',
    colours: [
      { colour: 'tan', rating: 4.5, reviewCount: 54, stock: [6, 20, 50, 14, 5, 3, 0], labels: ['new'] },
      {
        colour: 'chalk',
        rating: 4.4,
        reviewCount: 31,
        stock: [10, 8, 1, 12],
        parts: { panel: '#C9B48F', accent: '#C9A867' },
      },
      {
        colour: 'terracotta',
        rating: 4.1,
        reviewCount: 17,
        stock: [3, 0, 6, 1, 0],
        reducedTo: { GBP: 59.5, USD: 75, EUR: 67.45, CAD: 99.95 },
      },
    ],
  },
  {
    line: 'dune',
    name: { en: 'Dune sandal', fr: 'Sandale Dune', de: 'Sandale Dune', it: 'Sandalo Dune' },
    description: { en: '', fr: '', de: '', it: '' },
    silhouette: 'sandal',
    categories: ['women'],
    technologies: [],
    prices: { GBP: 85, USD: 109.95, EUR: 100, CAD: 145 },
    sizes: [36, 42],
    sole: '#4A3A2E',
    colours: [{ colour: 'umber', rating: 0, reviewCount: 0, stock: [12, 6, 30, 5] }],
  },
]
