import type { Product } from '../../products/product.ts'
import { footOutline } from '../above/outline.ts'
import { drawings } from '../drawings.ts'
import type { Sheet } from '../sheet.ts'

/** Draws both shoes side by side from above, toes slightly apart. */
export function drawFromAbove(sheet: Sheet, { cut, colourway, categories }: Product): void {
  const { above, outline = footOutline } = drawings[cut]
  const size = categories.includes('kids') ? '1.12 .96' : '1.12'
  sheet.group(`id="shoe" transform="translate(562 500) rotate(4) scale(${size})"`, () => {
    sheet.soft(outline, '#3f3a38', { blur: 15, opacity: 0.5 })
    above(sheet, colourway)
  })
  sheet.put('<use href="#shoe" transform="matrix(-1 0 0 1 800 0)"/>')
}
