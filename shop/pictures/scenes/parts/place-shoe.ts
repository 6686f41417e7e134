import type { Colourway } from '../../../products/product.ts'
import { findProduct } from '../../../products/products.ts'
import { drawings } from '../../drawings.ts'
import { mixColours } from '../../mix.ts'
import type { Sheet } from '../../sheet.ts'

type ShoePlace = {
  /** Where the shoe's point `at` on its floor comes to be. */
  x: number
  y: number
  /** Of the drawing, in which a shoe is 640 long. */
  size: number
  /** From the drawing's left, where the toe is; its middle, 400, by default. */
  at?: number
  /** In degrees around that point: heel up below 0, toe up above. */
  turn?: number
  /** What lies over the shoe's colours, such as the shade of a far foot, and how much of it. */
  veil?: readonly [colour: string, share: number]
  /** Draws in the shoe's own coordinates after it, such as the ankle in its opening. */
  wear?: () => void
}

/** Draws a shoe of the shop from its outer side, toe to the left, into a scene. A RangeError if the shop does not sell it. */
export function placeShoe(sheet: Sheet, productId: string, place: ShoePlace): void {
  const product = findProduct(productId)
  if (!product) throw new RangeError(`The shop has no product ${productId}`)
  const { side, floor } = drawings[product.cut]
  const { x, y, size, at = 400, turn = 0, veil, wear } = place
  const turned = turn === 0 ? '' : `rotate(${turn})`
  const transform = `translate(${x} ${y})${turned}scale(${size})translate(${-at} ${-floor})`
  sheet.group(`data-shoe="${productId}" transform="${transform}"`, () => {
    side(sheet, veil ? veilColours(product.colourway, veil) : product.colourway)
    wear?.()
  })
}

function veilColours({ upper, panel, sole, lining, accent }: Colourway, [veil, share]: readonly [string, number]) {
  const veilColour = (colour: string) => mixColours(colour, veil, share)
  return {
    upper: veilColour(upper),
    panel: veilColour(panel),
    sole: veilColour(sole),
    lining: veilColour(lining),
    accent: veilColour(accent),
  }
}
