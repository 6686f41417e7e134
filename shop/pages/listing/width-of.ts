import type { Cut, Product } from '../../products/product.ts'

export const widths = ['narrow', 'regular', 'wide'] as const
export type Width = (typeof widths)[number]

/** How wide a shoe is follows from its last, and so from its cut. */
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

/** A shoe's width; children's shoes are all wide in the toes. */
export function widthOf({ cut, categories }: Product): Width {
  return categories.includes('kids') ? 'wide' : widthOfCut[cut]
}
