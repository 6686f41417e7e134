import type { Refusal } from '../locales/texts/en.ts'
import type { Size } from '../products/product.ts'

/** The largest quantity of one line (SV-57). */
export const mostOfOneLine = 99

/** Why a line may not have this quantity, or undefined when it may. An unknown stock ('') is taken as enough. */
export function refuseLine(size: Size | undefined, quantity: number): Refusal | undefined {
  if (!size) return 'sku'
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfOneLine) return 'quantity'
  if (size.stock === 0) return 'sold-out'
  if (size.stock !== '' && quantity > size.stock) return 'stock'
  return undefined
}
