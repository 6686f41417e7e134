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
  all: 'Alle unsere Schuhe, vom Lauflernschuh bis zum Winterstiefel.',
  women: 'Schlichte Formen auf einem guten Leisten: den ganzen Tag bequem und neu zu besohlen.',
  men: 'Geradlinige Schuhe aus Leder, Veloursleder und Strick, die mit jedem Kilometer besser werden.',
  kids: 'Viel Platz für die Zehen, weiche Sohlen und Verschlüsse, mit denen kleine Hände zurechtkommen.',
  boots: 'Hoch, kurz oder gefüttert: Jeden Stiefel besohlen wir auf Wunsch neu.',
  sale: 'Letzte Größen und Farben der vergangenen Saison zu reduzierten Preisen, mit 60 Tagen Rückgaberecht.',
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
