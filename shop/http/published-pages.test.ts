import { expect, test } from 'vitest'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'
import type { PageData } from '../pages/page-data.ts'
import { inGa4, inUv } from '../published/in-layer.ts'
import { pageEvents } from '../published/page-events.ts'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'
import { aSize } from '../test-data/a-size.ts'
import { aLocale, anOrderIn } from '../test-data/an-order-in.ts'

const { sku, productId } = aSize((stock) => stock === 50)
const eventsOf = (page: PageData) => pageEvents(page, aLocale(page.country, page.language), 'https://shop.example')
const uvTypes = (page: PageData) => inUv(eventsOf(page)).map(({ type }) => type)

/** A page of each type, as addresses after the locale, with the subtypes it publishes. */
const pages: [path: string, type: PageType, subtypes: string[]][] = [
  ['', 'home', []],
  ['shop/boots', 'category', ['boots']],
  [`product/${productId}`, 'product', []],
  ['search/index?query=zzzz', 'search', ['noresults']],
  ['account', 'account', []],
  ['cart', 'basket', []],
  ['checkout/delivery', 'checkout', ['delivery']],
  ['checkout/billing', 'checkout', ['billing']],
  ['checkout/review', 'checkout', ['review']],
  ['help', 'help', []],
  ['legal/privacy', 'other', ['legal']],
  ['nowhere', 'other', ['notfound']],
]

async function withBasket() {
  const browser = aBrowser(aShop())
  await browser.post('/uk/en/cart/addToCart', { sku, quantity: '2' })
  return browser
}

test('[SHOP-96] every page has one view event before all others, as page and as data for a change in place', async () => {
  const browser = await withBasket()
  for (const [path, type, subtypes] of pages) {
    const answer = await browser.open(`/eu/de/${path}`, 'application/json')
    for (const page of [await browser.read(`/eu/de/${path}`), answer.json<PageData>()]) {
      const events = inUv(eventsOf(page))
      const view = { type, subtypes, language: 'de', country: 'eu', currency: 'EUR' }
      expect(events[0], path).toEqual({ type: 'ecView', data: view })
      expect(events.filter((event) => event.type === 'ecView')).toHaveLength(1)
      expect(inGa4(eventsOf(page))[0]).toMatchObject({ event: 'page_view', page_type: type, page_subtypes: subtypes })
    }
  }
  expect(new Set(pages.map(([, type]) => type))).toEqual(new Set(pageTypes))
})

test('[SHOP-99] after each view comes the basket, an empty one included, but on the confirmation page', async () => {
  const browser = await withBasket()
  for (const [path] of pages) {
    const types = uvTypes(await browser.read(`/uk/en/${path}`))
    expect(types.slice(-2), path).toEqual(['ecBasketItem', 'ecBasketSummary'])
  }
  const [item] = inUv(eventsOf(await browser.read('/uk/en/cart'))).filter(({ type }) => type === 'ecBasketItem')
  const price = { value: expect.any(Number), currency: 'GBP' }
  expect(item?.data).toMatchObject({ product: { productId, sku, price, stock: 50 }, quantity: 2 })
  await anOrderIn(browser)
  expect(uvTypes(await browser.read('/uk/en/checkout/confirmation')).join()).not.toMatch(/ecBasketItem,|BasketSummary/)
  expect(uvTypes(await browser.read('/uk/en/cart'))).toEqual(['ecView', 'ecBasketSummary'])
})

test('[SHOP-100] the confirmation page publishes id, total, currency and products; a reload the same id', async () => {
  const browser = await withBasket()
  await anOrderIn(browser, '/us/en')
  const read = async (path: string) => inUv(eventsOf(await browser.read(path))).slice(1)
  const [line, summary] = await read('/us/en/checkout/confirmation')
  const page = await browser.read('/us/en/checkout/confirmation')
  const order = page.content.page === 'confirmation' ? page.content.order : undefined
  const transaction = { id: order?.number }
  expect(line).toMatchObject({
    type: 'ecBasketItemTransaction',
    data: { transaction, product: { productId, sku }, quantity: 2 },
  })
  expect(summary).toMatchObject({
    type: 'ecBasketTransactionSummary',
    data: { transaction, basket: { total: { value: order?.total, currency: 'USD' } } },
  })
  // Whatever the locale of a later look, the order is the one that was placed.
  expect((await read('/uk/en/checkout/confirmation'))[1]).toEqual(summary)
})

test('all amounts have the currency of the page and at most two decimals, in every locale', async () => {
  const browser = await withBasket()
  for (const [path, currency] of [
    ['/uk/en/cart', 'GBP'],
    ['/us/en/cart', 'USD'],
    ['/eu/fr/cart', 'EUR'],
    ['/ca/fr/cart', 'CAD'],
    [`/eu/it/product/${productId}`, 'EUR'],
    ['/uk/en/checkout/review', 'GBP'],
  ] as const) {
    const amounts = amountsIn(inUv(eventsOf(await browser.read(path))))
    expect(amounts.length).toBeGreaterThan(3)
    for (const amount of amounts) {
      expect(amount.currency).toBe(currency)
      expect(Number(amount.value.toFixed(2))).toBe(amount.value)
    }
  }
  const search = inUv(eventsOf(await browser.read('/uk/en/search/index?query=boots')))
  expect(search.slice(1, 3)).toEqual([
    { type: 'ecSearch', data: { text: 'boots', resultCount: expect.any(Number) } },
    { type: 'ecProduct', data: { eventType: 'search', productIds: expect.any(Array) } },
  ])
  const listing = inUv(eventsOf(await browser.read('/uk/en/shop/boots')))
  expect(listing[1]).toEqual({ type: 'ecProduct', data: { eventType: 'listing', productIds: expect.any(Array) } })
  expect(inUv(eventsOf(await browser.read(`/uk/en/product/${productId}`)))[1]).toMatchObject({
    type: 'ecProduct',
    data: { eventType: 'detail', product: { productId } },
  })
})

function amountsIn(value: unknown): { value: number; currency: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('currency' in value && 'value' in value) return [value as { value: number; currency: string }]
  return Object.values(value).flatMap(amountsIn)
}

test('the address chooses the data layer, which the browser then keeps; another name changes nothing', async () => {
  const browser = aBrowser(aShop())
  const layer = async (path: string) => {
    const [, shown] = /<html [^>]*data-data-layer="(\w+)"/.exec((await browser.open(path)).body) ?? []
    return shown
  }
  expect(await layer('/uk/en/')).toBe('uv')
  expect(await layer('/uk/en/?data_layer=ga4')).toBe('ga4')
  expect(await layer('/us/en/cart')).toBe('ga4')
  expect(await layer('/uk/en/?data_layer=other')).toBe('ga4')
  expect(await layer('/uk/en/?data_layer=uv')).toBe('uv')
  expect(await layer('/uk/en/')).toBe('uv')
  const other = aBrowser(aShop({ dataLayer: 'ga4' }))
  expect((await other.read('/uk/en/')).dataLayer).toBe('ga4')
})
