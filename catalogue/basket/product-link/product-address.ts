import type { ViewedProduct } from '../../kit/products/recently-viewed.ts'
import { isSafeUrl } from '../../kit/run/safe-url.ts'

export type AddressNeeds = {
  /** Returns the products that the visitor has viewed. */
  viewed: () => readonly Pick<ViewedProduct, 'productId' | 'url'>[]
  /** Returns the address that the site gives for a product. */
  addressFor?: (productId: string) => string | undefined
  warn: (line: string) => void
}

/** A basket row: its product id and the address of a product link it already contains. */
export type RowFacts = { productId?: string; own?: string | null }

/**
 * Creates a function that returns the product address of a row: that of the row's own link, else the one at which the
 * visitor viewed the product (BAS-06.2), else the one that the site gives for it. If there is neither, this is logged once per row (BAS-06.3).
 * @param row identifies the row
 */
export function createProductAddress({
  viewed,
  addressFor = () => undefined,
  warn,
}: AddressNeeds): (row: object, facts: RowFacts) => string | undefined {
  const told = new WeakSet<object>()
  return (row, { productId, own }) => {
    const seen = viewed().find((product) => product.productId === productId)?.url
    const address = own || seen || (productId && addressFor(productId))
    if (address && isSafeUrl(address)) return address
    if (!told.has(row)) warn('Item is undefined!')
    told.add(row)
    return undefined
  }
}
