import { expect, test } from 'vitest'
import { aBasket, aBasketLine } from '../test-data/a-basket.ts'
import { aCard } from '../test-data/a-card.ts'
import { aProductContent } from '../test-data/a-product-content.ts'
import { anOrder } from '../test-data/an-order.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { basketEvents } from './basket-events.ts'
import { dataLayers, findDataLayer } from './data-layer.ts'
import { eventTable } from './event-table.ts'
import { inGa4, inUv } from './in-layer.ts'
import { listEvent } from './list-events.ts'
import { checkoutEvent, orderEvent, userEvent, viewEvent } from './page-events.ts'
import { productEvent } from './product-event.ts'
import type { PublishedEvent } from './published-event.ts'

const locale = aLocale('ca', 'fr')
const line = aBasketLine()
const basket = aBasket({ lines: [line], quantity: 1, subtotal: 44.99, total: 52.99 })
const order = anOrder({ currency: 'CAD', lines: [line], quantity: 1, subtotal: 44.99, delivery: 8, total: 52.99 })

/** One of each kind. */
const facts: PublishedEvent[] = [
  viewEvent({ type: 'category', subtypes: ['women'] }, locale),
  userEvent,
  productEvent(aProductContent(), { locale, origin: 'https://shop.example', sku: 'MOOR-38' }),
  listEvent('listing', [aCard('wren')], locale),
  listEvent('search', [aCard('wren')], locale),
  listEvent('recommendation', [aCard('wren')], locale),
  { kind: 'search', text: 'bottes', resultCount: 4 },
  ...basketEvents(basket, locale),
  { kind: 'basket-change', action: 'add', currency: 'CAD', line, quantity: 1 },
  checkoutEvent(basket, locale),
  orderEvent(order),
]

test('[SHOP-112] the events of uv have the types and shapes that the mapper reads', () => {
  const money = (value: number) => ({ value, currency: 'CAD' })
  const summary = { id: 'basket-1', subtotal: money(44.99), total: money(52.99), quantity: 1 }
  const product = { productId: 'moor', sku: 'MOOR-38', name: 'Moor boot', price: money(44.99), stock: 5 }
  const published = { basket: summary, product, quantity: 1, subtotal: money(44.99) }
  const transaction = { id: 'NW-7K2M-4QXD' }
  const list = (eventType: string) => ({ type: 'ecProduct', data: { eventType, productIds: ['wren'] } })
  expect(inUv(facts)).toEqual([
    {
      type: 'ecView',
      data: { type: 'category', subtypes: ['women'], language: 'fr', country: 'ca', currency: 'CAD' },
    },
    {
      type: 'ecUser',
      data: { user: { id: 'demo-visitor', email: 'robin.demo@norrow.example', loyalty: { membershipType: 'Gold' } } },
    },
    {
      type: 'ecProduct',
      data: {
        eventType: 'detail',
        product: {
          productId: 'moor',
          sku: 'MOOR-38',
          name: 'Moor boot',
          url: 'https://shop.example/uk/en/product/moor',
          price: money(99),
          stock: 3,
          description: 'A boot.',
          categories: ['women', 'boots'],
          images: ['https://shop.example/pictures/moor-1.svg'],
        },
      },
    },
    list('listing'),
    list('search'),
    list('recommendation'),
    { type: 'ecSearch', data: { text: 'bottes', resultCount: 4 } },
    { type: 'ecBasketItem', data: published },
    { type: 'ecBasketSummary', data: { basket: summary } },
    { type: 'ecBasketItemTransaction', data: { transaction, ...published } },
    { type: 'ecBasketTransactionSummary', data: { transaction, basket: summary } },
  ])
})

test('the same facts give the events that GA4 names, in the same order, each list preceded by a cleared one', () => {
  const entries = inGa4(facts)
  expect(entries.flatMap((entry) => ('event' in entry ? [entry.event] : []))).toEqual([
    'page_view',
    'user_known',
    'view_item',
    'view_item_list',
    'view_item_list',
    'view_item_list',
    'search',
    'view_cart',
    'add_to_cart',
    'begin_checkout',
    'purchase',
  ])
  for (const [place, entry] of entries.entries()) {
    if ('event' in entry && entry.ecommerce) {
      expect(entries[place - 1]).toEqual({ ecommerce: null })
      expect(entry.ecommerce).toMatchObject({ currency: 'CAD', items: [{ item_id: expect.any(String) }] })
    }
  }
})

test('every kind of fact is in the table and in this test', () => {
  expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set(Object.keys(eventTable)))
})

test('a layer is found by its name only', () => {
  expect(dataLayers.map(findDataLayer)).toEqual(['uv', 'ga4'])
  expect([findDataLayer('GA4'), findDataLayer(''), findDataLayer(undefined)]).toEqual([undefined, undefined, undefined])
})
