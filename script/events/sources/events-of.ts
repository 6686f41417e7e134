import { readAmount } from './read-value.ts'
import {
  omitUndefined,
  type SourceBasket,
  type SourceEntry,
  type SourceEntryKind,
  type SourceEntryOf,
  type SourceItem,
} from './source-entry.ts'

/** An event for the bus, in the form given in `contract/shop-events.ts`. */
export type SourceEvent = {
  type: string
  data: Record<string, unknown>
  /**
   * The address at the time of the data layer entry, if the entry has it: the page's address may have changed since.
   */
  url?: string
}

type Maker<Kind extends SourceEntryKind> = (entry: SourceEntryOf<Kind>, pageUrl: string) => SourceEvent[]

const noEvents = () => []

/** Creates the events of each kind of entry. Views are created in `arrange.ts`, where their page type is known. */
const makers: { [Kind in SourceEntryKind]: Maker<Kind> } = {
  view: noEvents,
  hint: noEvents,
  user: ({ id, email, membership }) => {
    const loyalty = membership === undefined ? undefined : { membershipType: membership }
    return [{ type: 'ecUser', data: { user: omitUndefined({ id, email, loyalty }) } }]
  },
  product: ({ item, currency }, pageUrl) => {
    const { was, quantity: _quantity, ...rest } = item
    const product = omitUndefined({
      url: pageUrl,
      ...rest,
      price: moneyOf(item.price, currency),
      originalPrice: moneyOf(was, currency),
    })
    return [{ type: 'ecProduct', data: { eventType: 'detail', product } }]
  },
  list: ({ list, items }) => [
    { type: 'ecProduct', data: { eventType: list, productIds: items.map(({ productId }) => productId) } },
  ],
  search: ({ text, resultCount }) => [{ type: 'ecSearch', data: omitUndefined({ text, resultCount }) }],
  change: ({ action, currency, items }) =>
    items.map((item) => ({ type: 'ecBasketItemAction', data: { action, ...lineOf(item, currency) } })),
  basket: basketEvents,
  checkout: basketEvents,
  order: (entry) => {
    const transaction = omitUndefined({ id: entry.transactionId })
    return [
      ...linesOf(entry).map((line) => ({ type: 'ecBasketItemTransaction', data: { transaction, ...line } })),
      { type: 'ecBasketTransactionSummary', data: { transaction, basket: basketOf(entry) } },
    ]
  },
}

/** Returns the events of an entry, in order; `pageUrl` is the address for a product without one of its own. */
export function eventsOf(entry: SourceEntry, pageUrl: string): SourceEvent[] {
  // Each maker receives its own kind, which the lookup guarantees but the type cannot express.
  return (makers[entry.kind] as Maker<SourceEntryKind>)(entry, pageUrl)
}

function basketEvents(entry: SourceBasket): SourceEvent[] {
  return [
    ...linesOf(entry).map((data) => ({ type: 'ecBasketItem', data })),
    { type: 'ecBasketSummary', data: { basket: basketOf(entry) } },
  ]
}

function linesOf(entry: SourceBasket) {
  const basket = basketOf(entry)
  return entry.items.map((item) => ({ basket, ...lineOf(item, entry.currency) }))
}

function lineOf({ productId, sku, name, price, stock, quantity }: SourceItem, currency?: string) {
  return omitUndefined({
    product: omitUndefined({ productId, sku, name, price: moneyOf(price, currency), stock }),
    quantity,
    subtotal: moneyOf(price === undefined ? undefined : price * quantity, currency),
  })
}

function basketOf({ basketId, currency, items, ...sums }: SourceBasket) {
  const subtotal = sums.subtotal ?? items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0)
  return omitUndefined({
    id: basketId,
    subtotal: moneyOf(subtotal, currency),
    total: moneyOf(sums.total ?? subtotal, currency),
    quantity: sums.quantity ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
  })
}

function moneyOf(amount: number | undefined, currency: string | undefined) {
  const value = readAmount(amount)
  return value === undefined ? undefined : omitUndefined({ value, currency })
}
