import { isFields, parseJson, parseJsonObject, type UnknownFields } from '../../../../contract/json.ts'
import type { PlatformSourceOptions } from '../../../../contract/script-config.ts'
import { findMarkupCurrency } from '../markup-currency.ts'
import { readAmount, readCount, readText } from '../read-value.ts'
import type { StartSource } from '../source.ts'
import { omitUndefined, type SourceBasket, type SourceEntry } from '../source-entry.ts'
import { followPlatform } from './follow-platform.ts'
import { type ClassRows, listEntries, type PlatformPage, type PlatformReader, textAt, viewByClass } from './platform.ts'

/** ms from the end of a request for sections to reading what the theme has stored of its answer. */
const sectionDelayMs = 100

const classes: ClassRows = [
  ['cms-index-index', { type: 'home' }],
  ['catalog-category-view', { type: 'category' }],
  ['catalog-product-view', { type: 'product' }],
  ['catalogsearch-result-index', { type: 'search' }],
  ['checkout-cart-index', { type: 'basket' }],
  ['checkout-onepage-success', { type: 'checkout', subtypes: ['confirmation'] }],
  ['checkout-index-index', { type: 'checkout' }],
  ['account', { type: 'account' }],
]

export const magentoReader: PlatformReader = {
  readView: (page) => viewByClass(page, classes),
  readContent: (page, type) => {
    const boxes = page.document.querySelectorAll('.product-items .price-box[data-product-id]')
    const ids = [...boxes].map((box) => box.getAttribute('data-product-id') ?? '')
    const list = listEntries(page, { type, ids, query: 'q' })
    return [...(type === 'product' ? readProduct(page) : []), ...list, ...readOrders(page)]
  },
  // The theme loads its sections anew after a change, and keeps them in local storage.
  changes: /\/customer\/section\/load/,
  async readBasket(window) {
    // The theme stores a section after its request, which is when this is called.
    await new Promise((resolve) => window.setTimeout(resolve, sectionDelayMs))
    return basketOf(storedCart(window), quoteCurrency(window) ?? findMarkupCurrency(window))
  },
}

/** Reads Magento's page classes, its microdata, and the cart that the theme keeps in local storage. */
export const startSource: StartSource<true | PlatformSourceOptions> = (needs, options) =>
  followPlatform(needs, options, magentoReader)

function readProduct({ document }: PlatformPage): SourceEntry[] {
  const panel = document.querySelector('.product-info-main')
  const productId = panel?.querySelector('.price-box[data-product-id]')?.getAttribute('data-product-id')
  if (!panel || !productId) return []
  const readAttribute = (selector: string) => panel.querySelector(selector)?.getAttribute('data-price-amount')
  const image = document.querySelector('.product.media img')?.getAttribute('src')
  const item = omitUndefined({
    productId,
    sku: textAt(panel, '[itemprop="sku"]'),
    name: textAt(panel, '.page-title'),
    price: readAmount(readAttribute('[data-price-type="finalPrice"]') ?? textAt(panel, 'meta[itemprop="price"]')),
    was: readAmount(readAttribute('[data-price-type="oldPrice"]')),
    stock: panel.querySelector('.stock.unavailable') ? 0 : undefined,
    images: image ? [image] : [],
    quantity: 1,
  })
  return [{ kind: 'product', ...omitUndefined({ currency: textAt(panel, 'meta[itemprop="priceCurrency"]') }), item }]
}

/** Returns the currency that the pages of cart and checkout name. */
function quoteCurrency({ checkoutConfig }: UnknownFields): string | undefined {
  const { quoteData } = isFields(checkoutConfig) ? checkoutConfig : ({} as UnknownFields)
  return isFields(quoteData) ? readText(quoteData.quote_currency_code) : undefined
}

/** Returns the section `cart` that the theme keeps in local storage. */
function storedCart({ localStorage }: { localStorage?: Storage }): unknown {
  return parseJsonObject(localStorage?.getItem('mage-cache-storage'))?.cart
}

/**
 * Reads the orders that Magento's modules for Google Analytics and for gtag.js write on the page of a finished order. The
 * page itself has no sums. Items are known by their SKU there; the cart that the theme still keeps has their ids.
 */
function readOrders({ document, window }: PlatformPage): SourceEntry[] {
  const scripts = [...document.querySelectorAll('script[type="text/x-magento-init"]')].map((each) => each.textContent)
  const data = scripts.filter((text) => text?.includes(tracking)).map((text) => findTracking(parseJson(text)))[0]
  if (!data || !Array.isArray(data.orders)) return []
  const cart = basketOf(storedCart(window as { localStorage?: Storage }))?.items ?? []
  const items = (Array.isArray(data.products) ? data.products : []).filter(isFields).flatMap((each: UnknownFields) => {
    const sku = readText(each.item_id ?? each.id)
    if (sku === undefined) return []
    const { productId = sku } = cart.find((line) => line.sku === sku) ?? {}
    const facts = { name: readText(each.item_name ?? each.name), price: readAmount(each.price) }
    return { productId, sku, ...omitUndefined(facts), quantity: readCount(each.quantity) ?? 1 }
  })
  // An order to several addresses is several orders, and the products are not told apart.
  const [order, ...more] = data.orders.filter(isFields) as UnknownFields[]
  const transactionId = readText(order?.transaction_id ?? order?.id)
  const total = readAmount(order?.value ?? order?.revenue)
  if (!order || transactionId === undefined || total === undefined) return []
  const subtotal = readAmount(total - (readAmount(order.shipping) ?? 0) - (readAmount(order.tax) ?? 0))
  const currency = readText(order.currency ?? data.currency)
  const own = more.length > 0 ? [] : items
  return [{ kind: 'order', transactionId, ...omitUndefined({ currency, subtotal }), total, items: own }]
}

const tracking = 'ordersTrackingData'

/** Returns the data for analytics, wherever the component that has it is. */
function findTracking(value: unknown): UnknownFields | undefined {
  if (!isFields(value)) return undefined
  const own = value[tracking]
  return isFields(own) ? own : Object.values(value).map(findTracking).find(Boolean)
}

/** Reads the section `cart`, which does not name its currency. */
export function basketOf(cart: unknown, currency?: string): SourceBasket | undefined {
  if (!isFields(cart) || !Array.isArray(cart.items)) return undefined
  const items = cart.items.filter(isFields).flatMap((line: UnknownFields) => {
    const productId = readText(line.product_id)
    const facts = {
      sku: readText(line.product_sku),
      name: readText(line.product_name),
      url: readText(line.product_url),
    }
    const price = readAmount(line.product_price_value)
    const quantity = readCount(line.qty) ?? 1
    return productId === undefined ? [] : { productId, ...omitUndefined({ ...facts, price }), quantity }
  })
  return omitUndefined({
    currency,
    subtotal: readAmount(cart.subtotalAmount),
    quantity: readCount(cart.summary_count),
    items,
  })
}
