import type { Product } from '../../products/product.ts'
import { drawings } from '../drawings.ts'
import type { Sheet } from '../sheet.ts'
import { floorShadow } from './floor-shadow.ts'

/** Draws one shoe from its outer side. A child's shoe is shorter for its height. */
export function drawProfile(sheet: Sheet, { cut, colourway, categories }: Product): void {
  const { side, floor, height } = drawings[cut]
  const [wide, high] = categories.includes('kids') ? [0.94, 1.12] : [1.1, 1.1]
  const left = Math.round(400 - 400 * wide)
  const top = Math.round(530 - (floor - height / 2) * high)
  sheet.group(`transform="matrix(${wide} 0 0 ${high} ${left} ${top})"`, () => {
    floorShadow(sheet, floor)
    side(sheet, colourway)
  })
}
