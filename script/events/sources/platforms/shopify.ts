import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import type { PlatformSourceOptions } from '../../../../contract/script-config.ts'
import type { View } from '../../../../contract/shop-events.ts'
import { pathOf } from '../path-of.ts'
import { readAmount, readCount, readText } from '../read-value.ts'
import type { StartSource } from '../source.ts'
import { omitUndefined, type SourceBasket, type SourceEntry, type SourceItem } from '../source-entry.ts'
import { followPlatform } from './follow-platform.ts'
import { listEntries, type PlatformPage, type PlatformReader, requestJson, textAt } from './platform.ts'

const pageTypes: Record<string, Partial<View>> = {
  home: { type: 'home' },
  collection: { type: 'category' },
  product: { type: 'product' },
  searchresults: { type: 'search' },
  cart: { type: 'basket' },
}

/** For pages whose type `ShopifyAnalytics.meta` does not tell. */
const paths: readonly [RegExp, Partial<View>][] = [
  [/\/thank[_-]you\b|\/orders\//, { type: 'checkout', subtypes: ['confirmation'] }],
  [/\/checkouts\//, { type: 'checkout' }],
  [/\/cart\/?$/, { type: 'basket' }],
  [/\/search\/?$/, { type: 'search' }],
  [/\/account(\/|$)/, { type: 'account' }],
  [/\/products\/[^/]+/, { type: 'product' }],
  [/\/collections(\/|$)/, { type: 'category' }],
]

export const shopifyReader: PlatformReader = {
  readView: (page) => {
    const { pageType } = fieldsOf(metaOf(page).page)
    const path = pathOf(page.url)
    return pageTypes[String(pageType)] ?? paths.find(([pattern]) => pattern.test(path))?.[1]
  },
  readContent: (page, type) => {
    const meta = metaOf(page)
    const ids = listOf(meta.products).flatMap(({ id }) => readText(id) ?? [])
    return [
      ...(type === 'product' ? readProduct(page, meta) : []),
      ...(ids.length > 0 || type === 'search' ? listEntries(page, { type, ids, query: 'q' }) : []),
      ...readOrder(page),
    ]
  },
  changes: /\/cart\/(?:add|change|update|clear)(?:\.js)?(?:\?|$)/,
  async readBasket(window) {
    const root = readText(fieldsOf(fieldsOf(window.Shopify).routes).root) ?? '/'
    return basketOf(await requestJson(window, `${root}cart.js`))
  },
}

/** Reads what Shopify publishes on every page of a shop, and its cart. */
export const startSource: StartSource<true | PlatformSourceOptions> = (needs, options) =>
  followPlatform(needs, options, shopifyReader)

/** The variant's id counts as the SKU: it is unique, and what `/cart/add` takes. */
function readProduct({ document, url }: PlatformPage, meta: UnknownFields): SourceEntry[] {
  const { id, variants, type } = fieldsOf(meta.product)
  const productId = readText(id)
  if (productId === undefined) return []
  const all = listOf(variants)
  const form = document.querySelector<HTMLInputElement>('form[action*="/cart/add"] [name="id"]')
  const chosen = new URL(url).searchParams.get('variant') ?? form?.value
  const variant = all.find((each) => String(each.id) === chosen) ?? all[0] ?? {}
  const image = textAt(document, 'meta[property="og:image"]')
  const item: SourceItem = omitUndefined({
    productId,
    sku: readText(variant.id),
    name: textAt(document, 'meta[property="og:title"]') ?? readText(variant.name),
    price: minorAmount(variant.price),
    was: readAmount(textAt(document, '.product__info-container .price--on-sale .price__sale .price-item--regular')),
    categories: readText(type) ? [String(type)] : undefined,
    images: image ? [image] : [],
    quantity: 1,
  })
  return [{ kind: 'product', ...omitUndefined({ currency: readText(meta.currency) }), item }]
}

/** Reads `/cart.js`. Its token would give access to the cart, and is not reported. */
export function basketOf(cart: unknown): SourceBasket | undefined {
  if (!isFields(cart) || !Array.isArray(cart.items)) return undefined
  return omitUndefined({
    currency: readText(cart.currency),
    subtotal: minorAmount(cart.items_subtotal_price),
    total: minorAmount(cart.total_price),
    quantity: readCount(cart.item_count),
    items: listOf(cart.items).flatMap((line) => lineOf(line, minorAmount(line.final_price ?? line.price)) ?? []),
  })
}

/** Reads the order on pages that still have the global `Shopify.checkout`, where amounts are in major units. */
function readOrder({ window }: PlatformPage): SourceEntry[] {
  const { order_id, line_items, currency, subtotal_price, total_price } = fieldsOf(fieldsOf(window.Shopify).checkout)
  const transactionId = readText(order_id)
  if (transactionId === undefined) return []
  const sums = { currency: readText(currency), subtotal: readAmount(subtotal_price), total: readAmount(total_price) }
  const items = listOf(line_items).flatMap((line) => lineOf(line, readAmount(line.price)) ?? [])
  return [{ kind: 'order', transactionId, ...omitUndefined(sums), items }]
}

function lineOf(line: UnknownFields, price: number | undefined): SourceItem | undefined {
  const productId = readText(line.product_id)
  if (productId === undefined) return undefined
  const name = readText(line.product_title) ?? readText(line.title)
  return omitUndefined({
    productId,
    sku: readText(line.variant_id),
    name,
    price,
    quantity: readCount(line.quantity) ?? 1,
  })
}

/** Shopify writes amounts as hundredths, in every currency. */
function minorAmount(value: unknown): number | undefined {
  return typeof value === 'number' ? readAmount(value / 100) : undefined
}

function metaOf({ window }: PlatformPage): UnknownFields {
  return fieldsOf(fieldsOf(window.ShopifyAnalytics).meta)
}

function fieldsOf(value: unknown): UnknownFields {
  return isFields(value) ? value : {}
}

function listOf(value: unknown): UnknownFields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}
