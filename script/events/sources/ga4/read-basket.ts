import type { UnknownFields } from '../../../../contract/json.ts'
import { readAmount, readCount, readCurrency, readText } from '../read-value.ts'
import { omitUndefined, type SourceBasket, type SourceEntryOf, type SourceItem } from '../source-entry.ts'
import type { ReadItems } from './item-of.ts'

/** The currency of an event: its own, else that of one of its items. */
export function currencyOf(fields: UnknownFields): string | undefined {
  const items = [fields.items, fields.products].find(Array.isArray) ?? []
  return [fields, ...items]
    .map((each) => readCurrency(each?.currency, each?.currencyCode, each?.currency_code))
    .find(Boolean)
}

/** Reads a basket, whose total is what is paid. */
export function readBasket(fields: UnknownFields, { items }: ReadItems, currency: string | undefined): SourceBasket {
  const value = readAmount(fields.value)
  const extras = { shipping: readAmount(fields.shipping) ?? 0, tax: readAmount(fields.tax) ?? 0 }
  const { subtotal, total } = value === undefined ? {} : sumsOf(value, items, extras)
  return omitUndefined({
    currency,
    basketId: readText(fields.basket_id),
    subtotal,
    total: readAmount(fields.basket_total) ?? total,
    quantity: readCount(fields.basket_quantity),
    items,
  })
}

/**
 * Returns the sums for a `value`. By GA4's documentation it excludes delivery and tax, but many shops send what is paid:
 * then it is more than the items, by just that.
 */
function sumsOf(value: number, items: readonly SourceItem[], { shipping, tax }: { shipping: number; tax: number }) {
  const prices = items.reduce((sum, { price = Number.NaN, quantity }) => sum + price * quantity, 0)
  // Shops round the price of each piece.
  const tolerance = items.reduce((sum, { quantity }) => sum + quantity / 100, 0.01)
  const isIncluded = (extra: number) => extra > tolerance && Math.abs(value - prices - extra) <= tolerance
  const included = items.length > 0 ? [shipping + tax, shipping, tax].find(isIncluded) : undefined
  if (included === undefined) return { subtotal: value, total: value + shipping + tax }
  return { subtotal: value - included, total: included === tax && tax !== shipping ? value + shipping : value }
}

/**
 * Reads an order, which may come without its items: its number and its sum count all the same. Returns undefined when
 * it has neither a number nor items.
 */
export function readOrder(
  fields: UnknownFields,
  items: ReadItems | undefined,
  currency: string | undefined,
): SourceEntryOf<'order'> | undefined {
  const transactionId = readText(fields.transaction_id)
  if (!items && transactionId === undefined) return undefined
  const basket = readBasket(fields, items ?? { items: [], problems: [] }, currency)
  return { kind: 'order', ...omitUndefined({ transactionId }), ...basket }
}
