import { lines } from './lines/lines.ts'
import type { Product } from './product.ts'
import { productsOfLine } from './products-of-line.ts'

/** Everything the shop sells, one entry a shoe in one colour; the colours of a line stand side by side (SHOP-75 to SHOP-80). */
export const products: readonly Product[] = lines.flatMap(productsOfLine)
