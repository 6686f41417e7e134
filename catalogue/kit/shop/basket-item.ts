import type { BasketLine } from '../../../contract/shop-events.ts'

/** A row of the shop's basket page: what it says of itself, and the line of basket data that belongs to it. */
export type BasketItem = { productId?: string; line?: BasketLine }

/**
 * The item of a row by its `data-product-id` and `data-sku`; its line is that of the sku where row and line have one, else
 * that of the product (BAS-07.1).
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
