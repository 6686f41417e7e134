import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import type { PlatformSourceOptions } from '../../../../contract/script-config.ts'
import { productOf } from '../json-ld/product-of.ts'
import { productsOf } from '../json-ld/start-json-ld.ts'
import { readAmount, readCount, readText } from '../read-value.ts'
import type { StartSource } from '../source.ts'
import { omitUndefined, type SourceBasket, type SourceEntry } from '../source-entry.ts'
import { followPlatform } from './follow-platform.ts'
import {
  type ClassRows,
  listEntries,
  type PlatformPage,
  type PlatformReader,
  requestJson,
  sumCounts,
  textAt,
  viewByClass,
} from './platform.ts'

const classes: ClassRows = [
  // The page of an order is one of the checkout, and a product search one of a category.
  ['woocommerce-order-received', { type: 'checkout', subtypes: ['confirmation'] }],
  ['woocommerce-cart', { type: 'basket' }],
  ['woocommerce-checkout', { type: 'checkout' }],
  ['woocommerce-account', { type: 'account' }],
  ['search-results', { type: 'search' }],
  ['search-no-results', { type: 'search' }],
  ['single-product', { type: 'product' }],
  ['post-type-archive-product', { type: 'category' }],
  ['tax-product_cat', { type: 'category' }],
  ['tax-product_tag', { type: 'category' }],
  ['home', { type: 'home' }],
]

export const woocommerceReader: PlatformReader = {
  readView: (page) => viewByClass(page, classes),
  readContent: (page, type) => {
    const ids = [...page.document.querySelectorAll('ul.products > .product')].map(numberAfter('post-'))
    const list = listEntries(page, { type, ids: ids.flatMap((id) => id ?? []), query: 's' })
    return [...(type === 'product' ? readProduct(page) : []), ...list, ...readOrder(page)]
  },
  changes: /[?&]wc-ajax=(?:add_to_cart|remove_from_cart|apply_coupon|remove_coupon)|\/wc\/store\/v1\/(?:cart\/|batch)/,
  async readBasket(window) {
    const api = window.document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href') ?? '/wp-json/'
    return basketOf(await requestJson(window, `${api}wc/store/v1/cart`))
  },
}

/** Reads WooCommerce's page classes, its JSON-LD, and the cart of its Store API. */
export const startSource: StartSource<true | PlatformSourceOptions> = (needs, options) =>
  followPlatform(needs, options, woocommerceReader)

/** WooCommerce's JSON-LD has no product id, which the page's class has. */
function readProduct({ document }: PlatformPage): SourceEntry[] {
  const productId = numberAfter('postid-')(document.body)
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent)
  const product = texts
    .flatMap((text) => productsOf(text ?? ''))
    .map((product) => productOf({ productID: productId, ...product }))[0]
  if (productId === undefined || !product) return []
  return [{ ...product, item: { ...product.item, productId } }]
}

/** Reads the cart of the Store API, whose amounts are texts in minor units. */
export function basketOf(cart: unknown): SourceBasket | undefined {
  if (!isFields(cart) || !Array.isArray(cart.items) || !isFields(cart.totals)) return undefined
  const { totals } = cart
  return omitUndefined({
    currency: readText(totals.currency_code),
    subtotal: minorAmount(totals, 'total_items'),
    total: minorAmount(totals, 'total_price'),
    quantity: readCount(cart.items_count),
    items: cart.items.filter(isFields).flatMap(({ id, sku, name, quantity, permalink, prices }) => {
      const productId = readText(id)
      const price = isFields(prices) ? minorAmount(prices, 'price') : undefined
      const facts = { sku: readText(sku), name: readText(name), url: readText(permalink), price }
      return productId === undefined ? [] : { productId, ...omitUndefined(facts), quantity: readCount(quantity) ?? 1 }
    }),
  })
}

/** Reads number and sum of an order. Its page names the products, but not their ids. */
function readOrder({ window, document }: PlatformPage): SourceEntry[] {
  const transactionId = textAt(document, '.woocommerce-order-overview__order strong')
  const total = readAmount(textAt(document, '.woocommerce-order-overview__total .amount'))
  if (transactionId === undefined || total === undefined) return []
  const { currency } = isFields(window.wcSettings) ? window.wcSettings : ({} as UnknownFields)
  const code = isFields(currency) ? readText(currency.code) : undefined
  const quantity = sumCounts(document.querySelectorAll('.order_item .product-quantity'))
  const subtotal = readAmount(textAt(document, '.order_details tfoot tr:first-child .amount')) ?? total
  return [{ kind: 'order', transactionId, ...omitUndefined({ currency: code }), subtotal, total, quantity, items: [] }]
}

function numberAfter(start: string): (element: Element) => string | undefined {
  return ({ classList }) => [...classList].find((each) => each.startsWith(start))?.slice(start.length)
}

function minorAmount(amounts: UnknownFields, name: string): number | undefined {
  return readAmount(Number(amounts[name]) / 10 ** (readCount(amounts.currency_minor_unit) ?? 2))
}
