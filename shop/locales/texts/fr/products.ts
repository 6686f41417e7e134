import type { Texts } from '../en.ts'

export const silhouettes: Texts['silhouettes'] = {
  sneaker: 'Baskets',
  boot: 'Bottes et bottines',
  sandal: 'Sandales',
  loafer: 'Mocassins',
  slipper: 'Chaussons',
  'ballet-flat': 'Ballerines',
}

export const categories: Texts['categories'] = {
  women: 'Femme',
  men: 'Homme',
  kids: 'Enfant',
  boots: 'Bottes',
  sale: 'Soldes',
  new: 'Nouveautés',
}

export const categoryIntros: Texts['categoryIntros'] = {
  all: 'Toutes nos paires, des premiers pas aux semelles d’hiver.',
  women: 'Des lignes simples sur une vraie forme, à porter du matin au soir et à ressemeler le moment venu.',
  men: 'Des chaussures franches en cuir, en daim et en maille, que les kilomètres embellissent.',
  kids: 'De la place pour les orteils, des semelles souples et des fermetures à la portée des petites mains.',
  boots: 'Hautes, basses ou fourrées : chacune peut revenir chez nous pour une semelle neuve.',
  sale: 'Dernières pointures et couleurs passées à prix réduit. Les conditions de retour restent les mêmes.',
  new: 'À peine sorties de la forme : les lignes et les couleurs les plus récentes.',
}

export const colourFamilies: Texts['colourFamilies'] = {
  black: 'Noir',
  grey: 'Gris',
  white: 'Blanc',
  beige: 'Beige',
  brown: 'Marron',
  red: 'Rouge',
  yellow: 'Jaune',
  green: 'Vert',
  blue: 'Bleu',
  purple: 'Violet',
  pink: 'Rose',
}
