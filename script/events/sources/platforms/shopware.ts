import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import type { PlatformSourceOptions } from '../../../../contract/script-config.ts'
import { findMarkupCurrency } from '../markup-currency.ts'
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

/** The classes name the controller and the action of a page. */
const classes: ClassRows = [
  ['is-ctl-navigation is-act-home', { type: 'home' }],
  ['is-ctl-navigation', { type: 'category' }],
  ['is-ctl-product', { type: 'product' }],
  ['is-ctl-search', { type: 'search' }],
  ['is-act-cartpage', { type: 'basket' }],
  ['is-act-finishpage', { type: 'checkout', subtypes: ['confirmation'] }],
  ['is-ctl-checkout', { type: 'checkout' }],
  ['is-act-checkoutregisterpage', { type: 'checkout' }],
  ['is-ctl-accountprofile', { type: 'account' }],
  ['is-ctl-accountorder', { type: 'account' }],
  ['is-ctl-auth', { type: 'account' }],
]

const information = 'data-product-information'
/** What the theme writes for its own analytics on the pages of cart, checkout and order. */
const lines = '.hidden-line-items-information'

export const shopwareReader: PlatformReader = {
  readView: (page) => viewByClass(page, classes),
  readContent: (page, type) => {
    const boxes = page.document.querySelectorAll(`.cms-listing-row [${information}]`)
    const ids = [...boxes].map((box) => idOf(box.getAttribute(information)))
    const list = listEntries(page, { type, ids: ids.flatMap((id) => id ?? []), query: 'search' })
    return [...(type === 'product' ? readProduct(page) : []), ...list, ...readOrder(page)]
  },
  changes: /\/checkout\/(?:line-item|product\/add-by-number|promotion\/add)/,
  async readBasket(window) {
    const currency = window.document.querySelector<HTMLElement>(lines)?.dataset.currency
    return basketOf(await requestJson(window, '/checkout/cart.json'), currency || findMarkupCurrency(window))
  },
}

/** Reads Shopware's page classes, its microdata, and the cart of its storefront. */
export const startSource: StartSource<true | PlatformSourceOptions> = (needs, options) =>
  followPlatform(needs, options, shopwareReader)

function idOf(json: string | null): string | undefined {
  try {
    const parsed: unknown = JSON.parse(json ?? '')
    return isFields(parsed) ? readText(parsed.id) : undefined
  } catch {
    return undefined // another extension's attribute
  }
}

/** The buy form names the id by which the cart knows the product. */
function readProduct({ document }: PlatformPage): SourceEntry[] {
  const panel = document.querySelector('.product-detail-buy')
  const productId = panel?.querySelector<HTMLInputElement>('input[name^="lineItems["][name$="[id]"]')?.value
  if (!panel || !productId) return []
  const image = document.querySelector('.gallery-slider-row img')?.getAttribute('src')
  const item = omitUndefined({
    productId,
    sku: textAt(panel, '[itemprop="sku"]'),
    name: textAt(document, '.product-detail-name'),
    price: readAmount(textAt(panel, 'meta[itemprop="price"], meta[itemprop="lowPrice"]')),
    was: readAmount(textAt(panel, '.list-price-price')),
    images: image ? [image] : [],
    quantity: 1,
  })
  return [{ kind: 'product', ...omitUndefined({ currency: textAt(panel, 'meta[itemprop="priceCurrency"]') }), item }]
}

/**
 * Reads `/checkout/cart.json`, which does not name its currency. Its token would give access to the cart, and is not
 * reported.
 */
export function basketOf(cart: unknown, currency?: string): SourceBasket | undefined {
  if (!isFields(cart) || !Array.isArray(cart.lineItems) || !isFields(cart.price)) return undefined
  const items = cart.lineItems.filter(isFields).flatMap((line: UnknownFields) => {
    const productId = line.type === 'product' ? readText(line.referencedId) : undefined
    const { productNumber } = isFields(line.payload) ? line.payload : ({} as UnknownFields)
    const price = isFields(line.price) ? readAmount(line.price.unitPrice) : undefined
    const facts = { sku: readText(productNumber), name: readText(line.label), price }
    return productId === undefined
      ? []
      : { productId, ...omitUndefined(facts), quantity: readCount(line.quantity) ?? 1 }
  })
  const sums = { subtotal: readAmount(cart.price.positionPrice), total: readAmount(cart.price.totalPrice) }
  return omitUndefined({ currency, ...sums, items })
}

/** Reads an order: what the theme writes for its analytics, else the number and the sums that the page shows. */
function readOrder({ document }: PlatformPage): SourceEntry[] {
  const transactionId = document.querySelector('[data-order-number]')?.getAttribute('data-order-number')
  if (!transactionId) return []
  const order = readHiddenLines(document) ?? readSummary(document)
  return order ? [{ kind: 'order', transactionId, ...order }] : []
}

function readHiddenLines(document: Document): SourceBasket | undefined {
  const { currency, value, shipping } = document.querySelector<HTMLElement>(lines)?.dataset ?? {}
  const total = readAmount(value)
  const items = [...document.querySelectorAll<HTMLElement>(`${lines} .hidden-line-item`)]
    .map(({ dataset }) => {
      const facts = { sku: readText(dataset.sku), name: readText(dataset.name), price: readAmount(dataset.price) }
      return { productId: dataset.id ?? '', ...omitUndefined(facts), quantity: readCount(dataset.quantity) ?? 1 }
    })
    .filter(({ productId }) => productId !== '')
  if (total === undefined || items.length === 0) return undefined
  const subtotal = readAmount(total - (readAmount(shipping) ?? 0))
  return omitUndefined({ currency: readText(currency), subtotal, total, items })
}

/** The summary names the products, but not the ids by which the other pages know them. */
function readSummary(document: Document): SourceBasket | undefined {
  const [first, ...more] = [...document.querySelectorAll('.checkout-aside-summary-value')].map(({ textContent }) =>
    readAmount(textContent),
  )
  const total = readAmount(textAt(document, '.checkout-aside-summary-value.checkout-aside-summary-total')) ?? more.pop()
  if (total === undefined) return undefined
  const quantity = sumCounts(document.querySelectorAll('.line-item-product .line-item-quantity'))
  return omitUndefined({ subtotal: first, total, quantity, items: [] })
}
