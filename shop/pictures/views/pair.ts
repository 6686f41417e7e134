import type { Product } from '../../products/product.ts'
import { drawings } from '../drawings.ts'
import type { Sheet } from '../sheet.ts'
import { floorShadow } from './floor-shadow.ts'

/** Draws the pair, crossed: the second shoe stands behind, turned away, its toe pointing to the back on the right. */
export function drawPair(sheet: Sheet, { cut, colourway, categories }: Product): void {
  const { side, floor, height } = drawings[cut]
  const depth = Math.round(64 + height * 0.22)
  const fit = Math.min(1, 720 / (height + depth))
  const [broad, tall] = categories.includes('kids') ? [0.94, 1.1] : [1.08, 1.08]
  const wide = +(broad * fit).toFixed(2)
  const high = +(tall * fit).toFixed(2)
  const left = Math.round(400 - 400 * wide)
  const top = Math.round(530 - (floor - (height + depth) / 2) * high)
  sheet.group(`transform="matrix(${wide} 0 0 ${high} ${left} ${top})"`, () => {
    sheet.put(`<use href="#shoe" transform="matrix(-.8 .09 0 .9 742 ${Math.round(floor * 0.1 - 65 - depth)})"/>`)
    sheet.group('id="shoe"', () => {
      floorShadow(sheet, floor)
      side(sheet, colourway)
    })
  })
}
