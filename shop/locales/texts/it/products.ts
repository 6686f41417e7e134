import type { Texts } from '../en.ts'

export const silhouettes: Texts['silhouettes'] = {
  sneaker: 'Sneakers',
  boot: 'Stivali e stivaletti',
  sandal: 'Sandali',
  loafer: 'Mocassini',
  slipper: 'Pantofole',
  'ballet-flat': 'Ballerine',
}

export const categories: Texts['categories'] = {
  women: 'Donna',
  men: 'Uomo',
  kids: 'Bambini',
  boots: 'Stivali',
  sale: 'Saldi',
  new: 'Novità',
}

export const categoryIntros: Texts['categoryIntros'] = {
  all: 'Tutte le nostre paia, dai primi passi alle suole d’inverno.',
  women: 'Linee semplici su una buona forma, da portare tutto il giorno e risuolare quando è il momento.',
  men: 'Scarpe schiette in pelle, camoscio e maglia, che migliorano con i chilometri.',
  kids: 'Spazio per le dita, suole morbide e chiusure alla portata delle mani più piccole.',
  boots: 'Alti, bassi o foderati: ognuno può tornare da noi per una suola nuova.',
  sale: 'Ultime misure e colori delle stagioni passate a prezzi ridotti. Le condizioni di reso non cambiano.',
  new: 'Appena tolte dalla forma: le linee e i colori più recenti.',
}

export const colourFamilies: Texts['colourFamilies'] = {
  black: 'Nero',
  grey: 'Grigio',
  white: 'Bianco',
  beige: 'Beige',
  brown: 'Marrone',
  red: 'Rosso',
  yellow: 'Giallo',
  green: 'Verde',
  blue: 'Blu',
  purple: 'Viola',
  pink: 'Rosa',
}
