import type { ViewedProduct } from '../../kit/products/recently-viewed.ts'
import { isSafeUrl } from '../../kit/run/field-checks.ts'

export type AddressNeeds = {
  /** The products the visitor has seen. */
  viewed: () => readonly Pick<ViewedProduct, 'productId' | 'url'>[]
  warn: (line: string) => void
}

/** A row of the basket: its product, and the address of the product link that it has itself. */
export type RowFacts = { productId?: string; own?: string | null }

/**
 * Answers the address of a row's product: that of its own link, else the one under which the visitor has seen the product
 * (BAS-06.2). Without either the console is told, once for each row (BAS-06.3).
 * @param row by which rows are told apart
 */
export function createProductAddress({
  viewed,
  warn,
}: AddressNeeds): (row: object, facts: RowFacts) => string | undefined {
  const told = new WeakSet<object>()
  return (row, { productId, own }) => {
    const address = own || viewed().find((product) => product.productId === productId)?.url
    if (address && isSafeUrl(address)) return address
    if (!told.has(row)) warn('Item is undefined!')
    told.add(row)
    return undefined
  }
}
