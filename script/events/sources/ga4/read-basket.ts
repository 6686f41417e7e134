import type { UnknownFields } from '../../../../contract/json.ts'
import { readAmount, readCount, readFirstText, readText } from '../read-value.ts'
import { omitUndefined, type SourceBasket, type SourceEntryOf } from '../source-entry.ts'
import type { ReadItems } from './item-of.ts'

/** The currency of an event: its own, else that of one of its items. */
export function currencyOf(fields: UnknownFields): string | undefined {
  const items = [fields.items, fields.products].find(Array.isArray) ?? []
  return [fields, ...items]
    .map((each) => readFirstText(each?.currency, each?.currencyCode, each?.currency_code))
    .find(Boolean)
}

/** Reads a basket. GA4's `value` excludes delivery and tax, which an order names separately. */
export function readBasket(fields: UnknownFields, { items }: ReadItems, currency: string | undefined): SourceBasket {
  const subtotal = readAmount(fields.value)
  const extras = (readAmount(fields.shipping) ?? 0) + (readAmount(fields.tax) ?? 0)
  return omitUndefined({
    currency,
    basketId: readText(fields.basket_id),
    subtotal,
    total: readAmount(fields.basket_total) ?? (subtotal === undefined ? undefined : subtotal + extras),
    quantity: readCount(fields.basket_quantity),
    items,
  })
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
