import { expect, test } from 'vitest'
import type { PageContent, PageData } from '../pages/page-data.ts'
import { aBasket, aBasketLine } from '../test-data/a-basket.ts'
import { aCard } from '../test-data/a-card.ts'
import { aPage } from '../test-data/a-page.ts'
import { aProductContent } from '../test-data/a-product-content.ts'
import { anOrder } from '../test-data/an-order.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { inGa4, inUv } from './in-layer.ts'
import { pageEvents } from './page-events.ts'

const origin = 'https://shop.example'
const published = (page: PageData) => pageEvents(page, aLocale(), origin)

function typesOf(page: PageData): string[] {
  return inUv(published(page)).map(({ type, data }) => ('eventType' in data ? `${type} ${data.eventType}` : type))
}

test('the view comes first, with type, subtypes, language, country and currency of the page', () => {
  const page = aPage({ page: 'not-found' }, { type: 'other', subtypes: ['notfound'] })
  expect(inUv(pageEvents(page, aLocale('us'), origin))[0]).toEqual({
    type: 'ecView',
    data: { type: 'other', subtypes: ['notfound'], language: 'en', country: 'us', currency: 'USD' },
  })
})

test('a product page publishes the view, the product, its row and then the basket line by line', () => {
  const content = { page: 'product' as const, ...aProductContent({ crossSell: [aCard('wren')] }) }
  const basket = aBasket({ lines: [aBasketLine(), aBasketLine({ sku: 'MOOR-39' })] })
  expect(typesOf(aPage(content, { type: 'product', basket }))).toEqual([
    'ecView',
    'ecProduct detail',
    'ecProduct recommendation',
    'ecBasketItem',
    'ecBasketItem',
    'ecBasketSummary',
  ])
})

test('[SHOP-101] a page with a logged-in visitor publishes id, made-up email and membership after the view; others none', () => {
  const page = aPage({ page: 'help' }, { loggedIn: true })
  const [, user] = inUv(published(page))
  expect(user).toEqual({
    type: 'ecUser',
    data: { user: { id: 'demo-visitor', email: 'robin.demo@norrow.example', loyalty: { membershipType: 'Gold' } } },
  })
  expect(inGa4(published(page))[1]).toEqual({
    event: 'user_known',
    user_id: 'demo-visitor',
    user_data: { email: 'robin.demo@norrow.example' },
    user_properties: { membership_type: 'Gold' },
  })
  expect(typesOf(aPage({ page: 'help' }))).toEqual(['ecView', 'ecBasketSummary'])
})

test("[SHOP-102] the shop's own rows publish a recommendation with the ids they show, an empty row none", () => {
  const home = {
    reviews: { rating: 4.6, count: 90 },
    hero: { scene: { wide: '', narrow: '', alt: '' }, href: '' },
    tiles: [],
  }
  const newIn = [aCard('wren'), aCard('moor')]
  const rowOf = (content: PageContent) =>
    inUv(published(aPage(content))).filter(({ data }) => 'eventType' in data && data.eventType === 'recommendation')
  const shown = [{ type: 'ecProduct', data: { eventType: 'recommendation', productIds: ['wren', 'moor'] } }]
  expect(rowOf({ page: 'home', ...home, gallery: [], newIn })).toEqual(shown)
  expect(rowOf({ page: 'product', ...aProductContent({ crossSell: newIn }) })).toEqual(shown)
  expect(rowOf({ page: 'product', ...aProductContent() })).toEqual([])
})

test('a list also names its items for GA4, in order', () => {
  const content = { page: 'product' as const, ...aProductContent({ crossSell: [aCard('wren'), aCard('moor')] }) }
  const list = inGa4(published(aPage(content))).find((entry) => 'event' in entry && entry.event === 'view_item_list')
  expect(list).toEqual({
    event: 'view_item_list',
    ecommerce: {
      item_list_id: 'recommendation',
      currency: 'GBP',
      items: [
        { item_id: 'wren', item_name: 'wren', price: 45, index: 0 },
        { item_id: 'moor', item_name: 'moor', price: 45, index: 1 },
      ],
    },
  })
})

test('the confirmation page publishes the transaction, and no basket', () => {
  expect(typesOf(aPage({ page: 'confirmation', order: anOrder() }))).toEqual([
    'ecView',
    'ecBasketItemTransaction',
    'ecBasketTransactionSummary',
  ])
})
