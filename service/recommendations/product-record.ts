import { isFields } from '../../contract/json.ts'
import { isTextId } from '../http/text-id.ts'
import { shoppingLimits } from './shopping-limits.ts'

/** What the shop's events contain about a product in one locale; amounts in whole units of the currency. */
export type ProductRecord = {
  url: string
  images: string[]
  name: string
  description: string
  price: number | null
  /** The price before a reduction. */
  was: number | null
  currency: string
  /** The stock over all sizes; null as long as the shop has not given it. */
  stock: number | null
  /** The stock of the sizes that visitors have chosen; null where the shop does not know it. */
  skus: Record<string, number | null>
}

/**
 * Returns a product's record after an event that shows the product: the new values, and the previous ones for fields
 * missing in the event. An event with a sku gives the stock of that size, one without gives the total stock (SHOP-97).
 * @returns null when the event names no product
 */
export function productAfter(before: ProductRecord | null, published: unknown): ProductRecord | null {
  if (!isFields(published) || !isTextId(published.productId)) return null
  const { url, images, name, description, price, originalPrice, sku } = published
  const known = amountOf(price)
  const stock = stockOf(published.stock)
  return {
    url: textOf(url, shoppingLimits.url) || before?.url || '',
    images: Array.isArray(images) ? imagesOf(images) : (before?.images ?? []),
    name: textOf(name) || before?.name || '',
    description: textOf(description) || before?.description || '',
    price: known ?? before?.price ?? null,
    // When a reduction has ended there is no original price.
    was: known === null ? (before?.was ?? null) : amountOf(originalPrice),
    currency: currencyOf(price) || before?.currency || '',
    stock: isTextId(sku) || stock === undefined ? (before?.stock ?? null) : stock,
    skus: isTextId(sku) ? withSku(before?.skus ?? {}, sku, stock ?? null) : (before?.skus ?? {}),
  }
}

/** Returns whether a product can be recommended: it has an address, and is not known to be sold out. */
export function isAvailable({ url, stock, skus }: ProductRecord): boolean {
  if (url === '') return false
  if (stock !== null) return stock > 0
  const sizes = Object.values(skus)
  return sizes.length === 0 || sizes.some((left) => left === null || left > 0)
}

/** Returns undefined where the event contains no stock, null where it says that the stock is unknown. */
function stockOf(stock: unknown): number | null | undefined {
  if (stock === undefined) return undefined
  const left = typeof stock === 'string' && stock.trim() !== '' ? Number(stock) : stock
  return typeof left === 'number' && Number.isFinite(left) ? left : null
}

function withSku(skus: ProductRecord['skus'], sku: string, stock: number | null): ProductRecord['skus'] {
  const { [sku]: _earlier, ...others } = skus
  return Object.fromEntries([[sku, stock] as const, ...Object.entries(others)].slice(0, shoppingLimits.skus))
}

function amountOf(money: unknown): number | null {
  const { value } = isFields(money) ? money : {}
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER / 100 ? value : null
}

function currencyOf(money: unknown): string {
  return isFields(money) ? textOf(money.currency, 3) : ''
}

function imagesOf(images: unknown[]): string[] {
  return images.flatMap((image) => textOf(image, shoppingLimits.url) || []).slice(0, shoppingLimits.images)
}

function textOf(text: unknown, atMost: number = shoppingLimits.text): string {
  return typeof text === 'string' && text.isWellFormed() ? text.slice(0, atMost).toWellFormed() : ''
}
