import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import {
  findUnreadableMoney,
  readAmount,
  readCurrency,
  readFirstAmount,
  readFirstText,
  readText,
} from '../read-value.ts'
import { listKind, omitUndefined, type SourceEntry, type SourceEntryOf, type SourceItem } from '../source-entry.ts'
import { type ItemOptions, type ReadItems, readItems } from './item-of.ts'
import { currencyOf } from './read-basket.ts'

export type UniversalRead = { entries: SourceEntry[]; problems: string[] }

/** The actions of Universal Analytics' enhanced e-commerce that Instep reads. */
const actions = ['detail', 'add', 'remove', 'checkout', 'purchase'] as const

type UniversalAction = (typeof actions)[number]

/**
 * Reads the shapes of Universal Analytics, which many shops still push: `ecommerce` with `impressions`, `detail`, `add`,
 * `remove`, `checkout` or `purchase`, under any event name, and the older `transactionId` beside `transactionProducts`.
 * Returns undefined for any other entry.
 */
export function readUniversal(
  { entry, ecommerce }: { entry: UnknownFields; ecommerce: unknown },
  currency: string | undefined,
  options: ItemOptions,
): UniversalRead | undefined {
  if (entry.transactionId !== undefined && entry.transactionTotal !== undefined)
    return readOldOrder(entry, currency, options)
  if (!isFields(ecommerce)) return undefined
  const own = currencyOf(ecommerce) ?? currency
  const reads = [
    readImpressions(ecommerce.impressions, own, options),
    ...actions.map((action) => readAction(action, ecommerce[action], own, options)),
  ].flatMap((read) => read ?? [])
  if (reads.length === 0) return undefined
  return { entries: reads.flatMap(({ entries }) => entries), problems: reads.flatMap(({ problems }) => problems) }
}

function readImpressions(
  impressions: unknown,
  currency: string | undefined,
  options: ItemOptions,
): UniversalRead | undefined {
  const read = readItems(impressions, options)
  if (!read || !Array.isArray(impressions)) return undefined
  const list = listKind(...impressions.map((each) => each?.list))
  return {
    entries: [omitUndefined({ kind: 'list' as const, list, currency, items: read.items })],
    problems: problemsOf('impressions', read),
  }
}

function readAction(
  action: UniversalAction,
  fields: unknown,
  currency: string | undefined,
  options: ItemOptions,
): UniversalRead | undefined {
  if (!isFields(fields)) return undefined
  const read = readItems(fields.products, options)
  const own = currencyOf(fields) ?? currency
  const facts = isFields(fields.actionField) ? fields.actionField : {}
  const entry = entryOf(action, { facts, items: read?.items, currency: own })
  const problems = problemsOf(action, read, facts)
  return entry
    ? { entries: [entry], problems }
    : { entries: [], problems: [...problems, `${action}: it has no products`] }
}

type ActionFacts = {
  facts: UnknownFields
  items: SourceItem[] | undefined
  currency: string | undefined
}

function entryOf(action: UniversalAction, { facts, items, currency }: ActionFacts): SourceEntry | undefined {
  if (action === 'purchase') return readOrder(facts, items, currency)
  if (!items) return undefined
  if (action === 'detail') return items[0] && { kind: 'product', ...omitUndefined({ currency }), item: items[0] }
  if (action === 'checkout') return { kind: 'checkout', ...omitUndefined({ currency }), items }
  return { kind: 'change', action, ...omitUndefined({ currency }), items }
}

/** Universal Analytics' `revenue` includes delivery and tax. */
function readOrder(
  { id, revenue, shipping, tax }: UnknownFields,
  items: ActionFacts['items'],
  currency: string | undefined,
): SourceEntryOf<'order'> | undefined {
  const transactionId = readText(id)
  if (transactionId === undefined && !items) return undefined
  const total = readAmount(revenue)
  const extras = (readAmount(shipping) ?? 0) + (readAmount(tax) ?? 0)
  const subtotal = total !== undefined && total >= extras ? total - extras : undefined
  return { kind: 'order', ...omitUndefined({ transactionId, currency, total, subtotal }), items: items ?? [] }
}

/** Reads an order of the e-commerce before the enhanced one, whose total includes delivery and tax. */
function readOldOrder(entry: UnknownFields, currency: string | undefined, options: ItemOptions): UniversalRead {
  const { transactionId: id, transactionTotal: revenue, transactionShipping: shipping, transactionTax: tax } = entry
  // Its products have their id in `sku`.
  const products = Array.isArray(entry.transactionProducts)
    ? entry.transactionProducts.map((each) =>
        isFields(each) ? { ...each, id: readFirstText(each.id, each.sku) } : each,
      )
    : undefined
  const read = readItems(products, options)
  const own = readCurrency(entry.transactionCurrency, entry.currency) ?? currency
  const order = readOrder({ id, revenue: readFirstAmount(revenue), shipping, tax }, read?.items, own)
  return { entries: order ? [order] : [], problems: problemsOf('transactionProducts', read) }
}

function problemsOf(name: string, read: ReadItems | undefined, facts: UnknownFields = {}): string[] {
  const amounts = findUnreadableMoney(facts, ['revenue', 'shipping', 'tax'])
  return [...(read?.problems ?? []), ...(amounts ? [amounts] : [])].map((problem) => `${name}: ${problem}`)
}
