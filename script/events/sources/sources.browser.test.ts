import { afterEach, expect, test } from 'vitest'
import type { SourcesConfig } from '../../../contract/script-config.ts'
import { openPage } from '../../browser/page.ts'
import { startSources } from '../../startup/steps/start-sources.ts'
import { aRun } from '../../testing/a-run.ts'
import { createBus } from '../bus.ts'
import { findMarkupCurrency } from './markup-currency.ts'

const shop = window as unknown as Record<string, unknown>
type Push = (...entries: unknown[]) => number

afterEach(() => {
  for (const name of ['dataLayer', 'analytics', 'uv']) delete shop[name]
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
})

/** Starts the sources on this page with their startup step, and returns the events on its bus, by type. */
async function begun(sources: SourcesConfig) {
  const page = openPage()
  const run = aRun({ config: { sources }, page })
  const bus = createBus(page.uv(), {
    console: page.console,
    onEnrichmentError() {},
    moment: () => ({ ts: page.now(), ...page.facts() }),
  })
  run.bus = bus
  await startSources(run)
  const said = async (count: number) => {
    await expect.poll(() => bus.uv.events.length, { timeout: 5000 }).toBe(count)
    return bus.uv.events.map(({ meta, ...data }) => [meta.type, data])
  }
  return { said, emit: bus.uv.emit, log: run.log }
}

function addJsonLd(text: string): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'application/ld+json', text }))
}

/** Adds what Segment's snippet adds to a page: a list whose methods store their calls with the facts of the page. */
function addSegmentSnippet(): Record<'page' | 'track' | 'identify', (...args: unknown[]) => void> {
  const list: unknown[] & Record<string, unknown> = Object.assign([])
  for (const method of ['page', 'track', 'identify', 'on', 'ready'])
    list[method] = (...args: unknown[]) => list.push([method, ...args, { __t: 'bpc', u: location.href }])
  shop.analytics = list
  return list as never
}

const money = (value: number) => ({ value, currency: 'GBP' })
const boot = { item_id: 'moor', item_name: 'Moor boot', item_sku: 'MOOR-38', price: 45, quantity: 2 }
const product = { productId: 'moor', sku: 'MOOR-38', name: 'Moor boot', price: money(45) }
const line = { product, quantity: 2, subtotal: money(90) }
const basket = { subtotal: money(90), total: money(90), quantity: 2 }
const url = location.href

test('[BU-05] a GA4 dataLayer, Segment calls and schema.org Product JSON-LD become events for the mapper, without code of the site', async () => {
  // GA4: objects and gtag calls, before and after the source starts, beneath a tag manager's wrapper.
  const dataLayer: unknown[] = []
  shop.dataLayer = dataLayer
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: it is what gtag pushes
    dataLayer.push(arguments)
  }
  const wrapped: unknown[] = []
  const own = dataLayer.push as Push
  dataLayer.push = (...entries) => {
    wrapped.push(...entries)
    return own.apply(dataLayer, entries)
  }
  const about = { currency: 'GBP', items: [boot] }
  gtag('js', 'the time')
  gtag('event', 'view_item', about)
  dataLayer.push({ event: 'page_view', page_type: 'product', language: 'en', page_country: 'uk', currency: 'GBP' })
  dataLayer.push({ ecommerce: null }, { event: 'view_item_list', ecommerce: { ...about, item_list_id: 'related' } })
  const ga4 = await begun({ ga4: true })
  expect(await ga4.said(3)).toEqual([
    ['ecView', { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP' }],
    ['ecProduct', { eventType: 'detail', product: { ...product, url } }],
    ['ecProduct', { eventType: 'recommendation', productIds: ['moor'] }],
  ])
  expect(dataLayer.push({ event: 'add_to_cart', ecommerce: about })).toBe(6)
  await ga4.said(4)
  gtag('event', 'remove_from_cart', about)
  await ga4.said(5)
  dataLayer.push({ event: 'view_cart', ecommerce: about })
  gtag('event', 'search', { search_term: 'boots' })
  await ga4.said(8)
  dataLayer.push({ event: 'begin_checkout', ecommerce: about })
  await ga4.said(10)
  gtag('event', 'purchase', { ...about, transaction_id: 'T1', value: 90 })
  expect((await ga4.said(12)).slice(3)).toEqual([
    ['ecBasketItemAction', { action: 'add', ...line }],
    ['ecBasketItemAction', { action: 'remove', ...line }],
    ['ecBasketItem', { basket, ...line }],
    ['ecBasketSummary', { basket }],
    ['ecSearch', { text: 'boots' }],
    ['ecBasketItem', { basket, ...line }],
    ['ecBasketSummary', { basket }],
    ['ecBasketItemTransaction', { transaction: { id: 'T1' }, basket, ...line }],
    ['ecBasketTransactionSummary', { transaction: { id: 'T1' }, basket }],
  ])
  expect(wrapped).toEqual(Array.from(dataLayer))
  delete shop.uv

  // Segment: calls waiting in the snippet's list, and later calls.
  const given = { product_id: 'moor', name: 'Moor boot', sku: 'MOOR-38', price: 45, quantity: 2, currency: 'GBP' }
  const all = { currency: 'GBP', products: [given] }
  const analytics = addSegmentSnippet()
  analytics.page('Product')
  analytics.identify('u1', { email: 'a@shop.test' })
  analytics.track('Product Viewed', given)
  const segment = await begun({ segment: true })
  await segment.said(3)
  analytics.track('Product Added', given)
  analytics.track('Product Removed', given)
  analytics.track('Product List Viewed', all)
  analytics.track('Products Searched', { query: 'boots' })
  await segment.said(7)
  analytics.track('Cart Viewed', all)
  await segment.said(9)
  analytics.track('Checkout Started', all)
  analytics.track('Order Completed', { ...all, order_id: 'T1' })
  expect(await segment.said(13)).toEqual([
    ['ecView', expect.objectContaining({ type: 'product', subtypes: [] })],
    ['ecUser', { user: { id: 'u1', email: 'a@shop.test' } }],
    ['ecProduct', { eventType: 'detail', product: { ...product, url } }],
    ['ecBasketItemAction', { action: 'add', ...line }],
    ['ecBasketItemAction', { action: 'remove', ...line }],
    ['ecProduct', { eventType: 'listing', productIds: ['moor'] }],
    ['ecSearch', { text: 'boots' }],
    ['ecBasketItem', { basket, ...line }],
    ['ecBasketSummary', { basket }],
    ['ecBasketItem', { basket, ...line }],
    ['ecBasketSummary', { basket }],
    ['ecBasketItemTransaction', { transaction: { id: 'T1' }, basket, ...line }],
    ['ecBasketTransactionSummary', { transaction: { id: 'T1' }, basket }],
  ])
  delete shop.uv

  // JSON-LD: the product of a product page, emitted by nothing else; a text that is not JSON is skipped.
  addJsonLd('{ "@type": "Product", ')
  const offers = { '@type': 'AggregateOffer', lowPrice: '45.00', priceCurrency: 'GBP' }
  const node = { '@type': 'Product', sku: 'moor', name: 'Moor boot', image: ['moor-1.jpg'], offers }
  addJsonLd(JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, node] }))
  const jsonLd = await begun({ jsonLd: true })
  jsonLd.emit('ecView', { type: 'product' })
  const moor = { productId: 'moor', sku: 'moor', name: 'Moor boot', url, price: money(45), images: ['moor-1.jpg'] }
  expect(await jsonLd.said(2)).toEqual([
    ['ecView', { type: 'product' }],
    ['ecProduct', { eventType: 'detail', product: moor }],
  ])
})

test('a page without sources is left unchanged, and a page whose data layer reports nothing has one view', async () => {
  await begun({})
  expect('dataLayer' in shop).toBe(false)
  delete shop.uv
  history.replaceState(null, '', '/about-us')
  const { said } = await begun({ ga4: true })
  expect(await said(1)).toMatchObject([['ecView', { type: 'other' }]])
  history.replaceState(null, '', url)
})

test('[BU-05] in a GA4 shop without page_type and currency, the home page is recognised, with the currency of its markup', async () => {
  history.replaceState(null, '', '/')
  const meta = document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('property', 'product:price:currency')
  meta.content = 'EUR'
  try {
    shop.dataLayer = [{ event: 'page_view' }, { event: 'view_item_list', ecommerce: { items: [{ item_id: 'moor' }] } }]
    const { said } = await begun({ ga4: true })
    expect(await said(2)).toMatchObject([
      ['ecView', { type: 'home', currency: 'EUR' }],
      ['ecProduct', {}],
    ])
  } finally {
    meta.remove()
    history.replaceState(null, '', url)
  }
})

test('[BU-05] JSON-LD, microdata and Shopify name the currency of a page', () => {
  const texts = (html: Partial<Window> & object) => findMarkupCurrency({ document, ...html })
  expect(texts({})).toBeUndefined()
  addJsonLd(JSON.stringify({ '@type': 'Offer', priceCurrency: 'CHF' }))
  expect(texts({})).toBe('CHF')
  const price = document.body.appendChild(document.createElement('span'))
  price.setAttribute('itemprop', 'priceCurrency')
  price.textContent = ' SEK '
  expect(texts({})).toBe('SEK')
  price.remove()
  expect(texts({ Shopify: { currency: { active: 'USD' } } } as object)).toBe('USD')
})

test('[BU-05] parts of an entry that cannot be read are reported once, with the entry and the reason', async () => {
  const bad = { event: 'add_to_cart', ecommerce: { items: [{ price: 4 }] } }
  shop.dataLayer = [{ event: 'page_view', page_type: 'home' }, bad, bad]
  const { said, log } = await begun({ ga4: true })
  await said(1)
  expect(log.lines.filter(({ level }) => level === 'warn')).toEqual([
    {
      level: 'warn',
      message: 'dataLayer was not read completely: add_to_cart: 1 of its 1 items have no id and no name',
      facts: { entry: bad },
    },
  ])
})
