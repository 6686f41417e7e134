import type { Product } from '../products/product.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { drawFromAbove } from './views/above.ts'
import { drawCloseUp } from './views/close-up.ts'
import { drawPair } from './views/pair.ts'
import { drawProfile } from './views/profile.ts'
import { drawSole } from './views/sole.ts'

type PictureView = { draw: (sheet: Sheet, product: Product) => void; ground: readonly string[] }

/** In the order of the gallery; the background is a slightly different stone colour in each. */
const views: readonly PictureView[] = [
  { draw: drawProfile, ground: ['#f4f6f2', '#eef0ec', '#e2e5df'] },
  { draw: drawPair, ground: ['#f3f4f2', '#edefed', '#e0e3e1'] },
  { draw: drawFromAbove, ground: ['#f4f5f0', '#eff0ea', '#e9eae3'] },
  { draw: drawCloseUp, ground: ['#f0f2ee', '#e6e9e4', '#dde1db'] },
  { draw: drawSole, ground: ['#f2f4f3', '#ecefee', '#e5e8e7'] },
]

/**
 * Draws one picture of a product as an SVG document, 4 to 5 upright, from the product's silhouette and colours alone
 * (SHOP-81). `view` counts from 1 to the product's `pictureCount`; any other is a RangeError.
 */
export function drawPicture(product: Product, view: number): string {
  const chosen = view <= product.pictureCount ? views[view - 1] : undefined
  if (chosen === undefined) throw new RangeError(`${product.productId} has no picture ${view}`)
  const sheet = createSheet()
  sheet.put(`<path d="M0 0h800v1000H0z" fill="${sheet.blend('down', chosen.ground)}"/>`)
  sheet.group('fill="none" stroke-linecap="round"', () => chosen.draw(sheet, product))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000">${sheet}</svg>`
}
