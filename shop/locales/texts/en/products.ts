import type { ColourFamily } from '../../../pages/listing/colour-families.ts'
import type { Category, Silhouette } from '../../../products/product.ts'

export const silhouettes: Record<Silhouette, string> = {
  sneaker: 'Trainers',
  boot: 'Boots',
  sandal: 'Sandals',
  loafer: 'Loafers',
  slipper: 'Slippers',
  'ballet-flat': 'Ballet flats',
}

export const categories: Record<Category, string> = {
  women: 'Womens',
  men: 'Mens',
  kids: 'Kids',
  boots: 'Boots',
  sale: 'Sale',
  new: 'New in',
}

export const categoryIntros: Record<Category | 'all', string> = {
  all: 'Every pair we make, from first steps to winter soles.',
  women: 'Easy shapes with a proper last, made to be worn all day and resoled when the day comes.',
  men: 'Straightforward shoes in leather, suede and knit that get better with miles.',
  kids: 'Wide toes, soft soles and closures that small hands can manage.',
  boots: 'Tall, short and lined. Every boot can come back to us for a new sole.',
  sale: 'Last sizes and past colours at lower prices. The same returns apply.',
  new: 'Just off the last: the newest shapes and colours.',
}

export const colourFamilies: Record<ColourFamily, string> = {
  black: 'Black',
  grey: 'Grey',
  white: 'White',
  beige: 'Beige',
  brown: 'Brown',
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
}
