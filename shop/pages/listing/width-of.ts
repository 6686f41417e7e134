import type { Cut, Product } from '../../products/product.ts'

export const widths = ['narrow', 'regular', 'wide'] as const
export type Width = (typeof widths)[number]

/** The width of a shoe depends on its last, and so on its cut. */
const widthOfCut: Record<Cut, Width> = {
  court: 'regular',
  'high-top': 'regular',
  runner: 'wide',
  chelsea: 'regular',
  'lace-up': 'wide',
  tall: 'narrow',
  crossed: 'regular',
  'two-strap': 'wide',
  slide: 'regular',
  heeled: 'narrow',
  penny: 'regular',
  tassel: 'narrow',
  driver: 'regular',
  mule: 'regular',
  clog: 'wide',
  bootee: 'wide',
  bow: 'regular',
  pointed: 'narrow',
  strap: 'narrow',
}

/** Returns a shoe's width; children's shoes all have wide toes. */
export function widthOf({ cut, categories }: Product): Width {
  return categories.includes('kids') ? 'wide' : widthOfCut[cut]
}
