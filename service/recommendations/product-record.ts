import { isFields } from '../../contract/json.ts'
import { isTextId } from '../http/text-id.ts'
import { shoppingLimits } from './shopping-limits.ts'

/** What the shop's events said of a product in one locale; amounts in whole units of the currency. */
export type ProductRecord = {
  url: string
  images: string[]
  name: string
  description: string
  price: number | null
  /** Before a reduction. */
  was: number | null
  currency: string
  /** Over all sizes; null as long as the shop does not say. */
  stock: number | null
  /** The stock of the sizes that were chosen; null where the shop does not know. */
  skus: Record<string, number | null>
}

/**
 * What is known of a product after an event that shows it: the newest values, with those of before where the event says
 * nothing. An event with a sku tells the stock of that size, one without it the stock of all (SHOP-97).
 *
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
    // A reduction that is over leaves no price of before.
    was: known === null ? (before?.was ?? null) : amountOf(originalPrice),
    currency: currencyOf(price) || before?.currency || '',
    stock: isTextId(sku) || stock === undefined ? (before?.stock ?? null) : stock,
    skus: isTextId(sku) ? withSku(before?.skus ?? {}, sku, stock ?? null) : (before?.skus ?? {}),
  }
}

/** Whether it can be recommended: it has an address, and is not known to be sold out. */
export function isAvailable({ url, stock, skus }: ProductRecord): boolean {
  if (url === '') return false
  if (stock !== null) return stock > 0
  const sizes = Object.values(skus)
  return sizes.length === 0 || sizes.some((left) => left === null || left > 0)
}

/** Undefined where the event does not speak of the stock, null where it says that nobody knows. */
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
