import type { BasketLine } from '../../../contract/shop-events.ts'

/** The product id of a row on the basket page, and the line of basket data that belongs to it. */
export type BasketItem = { productId?: string; line?: BasketLine }

/**
 * Returns the item of a row by what the row says. Its line is that of the sku if row and line have one, else that of the
 * product (BAS-07.1).
 */
export function basketItem(
  { productId, sku }: { productId?: string; sku?: string },
  lines: readonly BasketLine[] = [],
): BasketItem {
  const own = { productId: productId?.trim() || undefined, sku: sku?.trim() || undefined }
  const line = lines.find(({ product }) =>
    own.sku && product.sku
      ? product.sku === own.sku
      : own.productId !== undefined && product.productId === own.productId,
  )
  return { productId: own.productId ?? line?.product.productId, line }
}
