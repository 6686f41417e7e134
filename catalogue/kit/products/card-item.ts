import { isSafeUrl } from '../run/safe-url.ts'
import { feedAmount, formatMoney } from '../shop/money.ts'
import type { RecommendationItem } from './recommendation-item.ts'

/** What a product card shows (SHR-05). */
export type CardItem = {
  id: string
  name: string
  url: string
  /** The second image, if any, is shown on hover. */
  images: readonly string[]
  /** The price as shown; '' when unknown. */
  price: string
  /** The former price to strike through; '' for none. */
  was: string
  /** The id of the product in the bag. */
  sku?: string
}

/**
 * Returns the card for an item of a feed. Undefined without a name or usable url (SHR-05.3 to SHR-05.5).
 * @param pageCurrency the currency of the view event, for items without one (SHR-04.4)
 */
export function cardItem({ id, details }: RecommendationItem, pageCurrency?: string): CardItem | undefined {
  const { name, url, images, sku_code } = details
  if (typeof name !== 'string' || name.trim() === '' || !isSafeUrl(url)) return undefined
  const currency = details.currency || pageCurrency || undefined
  const amountText = (amount: unknown) => formatMoney(feedAmount(amount, currency), currency)
  const [unit, sale] = [amountText(details.unit_price), amountText(details.unit_sale_price)]
  const prices = isDiscounted(details) && unit ? { price: sale, was: unit } : { price: unit, was: '' }
  return { id, name, url, images, ...prices, ...(sku_code && { sku: String(sku_code) }) }
}

/** Prices of an item in a feed: numbers, or texts of numbers. */
export type Prices = { unit_price?: number | string; unit_sale_price?: number | string }

/** Returns whether an item has a price to strike through: a sale price that differs from its unit price (DS-09). */
export function isDiscounted({ unit_price, unit_sale_price }: Prices): boolean {
  const [unit, sale] = [amountOf(unit_price), amountOf(unit_sale_price)]
  return sale > 0 && sale !== unit && !Number.isNaN(unit)
}

function amountOf(value: number | string | undefined): number {
  return value === undefined || value === null || String(value).trim() === '' ? Number.NaN : Number(value)
}
