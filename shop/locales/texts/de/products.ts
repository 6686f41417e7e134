import type { Texts } from '../en.ts'

export const silhouettes: Texts['silhouettes'] = {
  sneaker: 'Sneaker',
  boot: 'Stiefel',
  sandal: 'Sandalen',
  loafer: 'Loafer',
  slipper: 'Hausschuhe',
  'ballet-flat': 'Ballerinas',
}

export const categories: Texts['categories'] = {
  women: 'Damen',
  men: 'Herren',
  kids: 'Kinder',
  boots: 'Stiefel',
  sale: 'Sale',
  new: 'Neu',
}

export const categoryIntros: Texts['categoryIntros'] = {
  all: 'Jedes Paar, das wir fertigen, von den ersten Schritten bis zur Wintersohle.',
  women: 'Schlichte Formen auf einem guten Leisten, für den ganzen Tag gemacht und eines Tages neu besohlt.',
  men: 'Geradlinige Schuhe aus Leder, Veloursleder und Strick, die mit jedem Kilometer besser werden.',
  kids: 'Viel Platz für die Zehen, weiche Sohlen und Verschlüsse, die kleine Hände selbst öffnen.',
  boots: 'Hoch, kurz oder gefüttert: Jeder Stiefel darf für eine neue Sohle zu uns zurück.',
  sale: 'Letzte Größen und Farben der vergangenen Saison zu kleineren Preisen. Die Rückgabe bleibt dieselbe.',
  new: 'Frisch vom Leisten: die neuesten Formen und Farben.',
}

export const colourFamilies: Texts['colourFamilies'] = {
  black: 'Schwarz',
  grey: 'Grau',
  white: 'Weiß',
  beige: 'Beige',
  brown: 'Braun',
  red: 'Rot',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Lila',
  pink: 'Rosa',
}
