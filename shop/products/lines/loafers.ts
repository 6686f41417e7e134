import type { Line } from '../line.ts'

export const loafers: readonly Line[] = [
  {
    line: 'quill-penny',
    name: { en: 'Quill penny loafer', fr: 'Mocassin Quill', de: 'Penny-Loafer Quill', it: 'Mocassino Quill' },
    description: {
      en: 'A penny loafer with a hand-sewn apron and a polish that deepens with wear. The welted construction sits on a slim leather sole.',
      fr: 'Un mocassin à plateau cousu main, dont le poli gagne en profondeur au fil du temps. Le montage cousu trépointe repose sur une fine semelle de cuir.',
      de: 'Ein Penny-Loafer mit handgenähtem Mokassinrand und einer Politur, die mit dem Tragen tiefer wird. Die rahmengenähte Machart ruht auf einer schmalen Ledersohle.',
      it: 'Un mocassino con vaschetta cucita a mano e una lucidatura che con l’uso diventa più profonda. La cucitura a guardolo poggia su una sottile suola in cuoio.',
    },
    silhouette: 'loafer',
    categories: ['women'],
    technologies: ['welted'],
    prices: { GBP: 100, USD: 130, EUR: 119.95, CAD: 170 },
    sizes: [36, 43],
    sole: '#3A2A20',
    colours: [
      { colour: 'oxblood', rating: 4.7, reviewCount: 46, stock: [5, 6, 18, 50, 9, 3, 1, 0], pictureCount: 5 },
      { colour: 'soot', rating: 4.6, reviewCount: 71, stock: [20, 14, 32, 11], pictureCount: 5 },
      { colour: 'forest', rating: 4.4, reviewCount: 8, stock: [6, 3, 12], labels: ['new'], pictureCount: 5 },
    ],
  },
  {
    line: 'harbour',
    name: {
      en: 'Harbour suede loafer',
      fr: 'Mocassin en daim Harbour',
      de: 'Velours-Loafer Harbour',
      it: 'Mocassino scamosciato Harbour',
    },
    description: {
      en: 'Unlined suede that moves like a slipper, made for warm evenings and bare ankles.',
      fr: 'Un daim non doublé, souple comme un chausson, pour les soirs d’été et les chevilles nues.',
      de: 'Ungefüttertes Veloursleder, weich wie ein Hausschuh, gemacht für warme Abende und nackte Knöchel.',
      it: 'Scamosciato sfoderato, morbido come una pantofola, fatto per le sere calde e le caviglie scoperte.',
    },
    silhouette: 'loafer',
    categories: ['men'],
    technologies: [],
    prices: { GBP: 119.95, USD: 150, EUR: 135, CAD: 200 },
    sizes: [40, 46],
    sole: '#C7A57C',
    colours: [
      { colour: 'navy', rating: 4.3, reviewCount: 25, stock: [8, 5, 16, 6, 24] },
      {
        colour: 'tobacco',
        rating: 4.5,
        reviewCount: 39,
        stock: [1, 3, 0, 6],
        reducedTo: { GBP: 83.95, USD: 105, EUR: 94.5, CAD: 140 },
      },
    ],
  },
]
