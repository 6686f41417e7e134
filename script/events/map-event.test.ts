import { expect, test } from 'vitest'
import type { EmittedEvent } from '../../contract/event.ts'
import { aTracker } from '../testing/a-tracker.ts'
import { createFollowRules } from './follow-rules.ts'
import { type MapFacts, mapEvent } from './map-event.ts'

const facts: MapFacts = { currency: 'USD' }

const product = {
  productId: 'p1',
  name: 'Coat',
  url: 'https://shop.test/coat',
  price: { value: 12.5, currency: 'EUR' },
  description: 'Warm',
  images: ['a.jpg', 'b.jpg'],
  stock: 3,
}

function mapped(fields: object, type = 'ecProduct'): unknown {
  return mapEvent({ eventType: 'detail', product: { ...product, ...fields }, meta: { type } }, facts).product
}

test('[MP-04] the fields of a product stay unchanged, also with a namespace', () => {
  expect(mapped({})).toEqual(product)
  expect(mapped({}, 'shop.ecProduct')).toEqual(product)
})

test.each<[what: string, given: object, after: object]>([
  ['the product id is a text', { productId: 12 }, { productId: '12' }],
  [
    'the value of a price is a number',
    { price: { value: '9.90', currency: 'GBP' } },
    { price: { value: 9.9, currency: 'GBP' } },
  ],
  ['one image is a list of one', { images: 'a.jpg' }, { images: ['a.jpg'] }],
  ['images are texts', { images: ['a.jpg', null, 3] }, { images: ['a.jpg'] }],
  ['a numeric stock text is a number', { stock: ' 7 ' }, { stock: 7 }],
  ['a stock of 0 stays', { stock: 0 }, { stock: 0 }],
  ['a stock text of 0 is 0', { stock: '0' }, { stock: 0 }],
])('[MP-04] %s', (_, given, after) => {
  expect(mapped(given)).toEqual({ ...product, ...after })
})

test.each([[''], ['  ']])('[MP-04] the stock text %j is removed', (stock) => {
  expect(mapped({ stock })).not.toHaveProperty('stock')
})

test('other events are left unchanged', () => {
  for (const event of [
    { product: { stock: '' }, meta: { type: 'ecOther' } },
    { eventType: 'listing', productIds: ['1'], meta: { type: 'ecProduct' } },
    { product: 'p1', meta: { type: 'ecProduct' } },
  ])
    expect(mapEvent(event, facts)).toBe(event)
})

function of(type: string, data: object): EmittedEvent {
  return { ...data, meta: { type } }
}

test.each([['ecUser'], ['shop.ecUser']])(
  '[MP-02] the user fields of %s are id, email as {email} and loyalty.membershipType',
  (type) => {
    const user = (given: object) => mapEvent(of(type, { user: given }), facts).user
    expect(user({ id: 'u', email: 'a@b.test', loyalty: 'gold' })).toEqual({
      id: 'u',
      email: { email: 'a@b.test' },
      loyalty: { membershipType: 'gold' },
    })
    const whole = { id: 'u', email: { email: 'a@b.test' }, loyalty: { membershipType: 'gold' } }
    expect(user(whole)).toEqual(whole)
    for (const email of ['', null, undefined, { email: '' }]) expect(user({ id: 'u', email })).toEqual({ id: 'u' })
  },
)

test.each([
  [{ subtypes: 'shoes' }, ['shoes']],
  [{ subtypes: ['a', 'b'] }, ['a', 'b']],
  [{}, []],
  [{ subtypes: null }, []],
])('[MP-03] for a view, %j gives the subtypes %j', (given, subtypes) => {
  expect(mapEvent(of('ecView', { type: 'home', language: 'en', ...given }), facts)).toMatchObject({
    subtypes,
    language: 'en',
  })
})

test('[MP-03] a view without a currency gets the visitor’s, which is the one of the last view that had a currency, otherwise USD', () => {
  const { uv, enriched, cookies } = aTracker()
  for (const currency of [undefined, 'GBP', '', 'nonsense: x'])
    uv.emit('ecView', { type: 'home', ...(currency === undefined ? {} : { currency }) })
  expect(enriched.filter(({ meta }) => meta.type === 'ecView').map(({ currency }) => currency)).toEqual([
    ...['USD', 'GBP', 'GBP', 'nonsense: x'],
  ])
  expect(cookies.permanent.currency).toBe('GBP')
})

test.each([['ecBasketItem'], ['ecBasketItemTransaction'], ['shop.ecBasketItemTransaction']])(
  '[MP-05] %s has a product mapped like any other, and a quantity; a transaction keeps its id',
  (type) => {
    const event = of(type, { product: { ...product, stock: ' ' }, transaction: { id: 'T1' }, quantity: '2' })
    const { stock: _, ...without } = product
    expect(mapEvent(event, facts)).toEqual({ ...event, product: without, quantity: 2 })
  },
)

test.each([
  [undefined, 1],
  [null, 1],
  [3, 3],
  ['4', 4],
  [0, 0],
  [-2, 0],
  [2.9, 2],
  ['many', 1],
])('[MP-05] a quantity of %j is read as %i', (quantity, read) => {
  expect(mapEvent(of('ecBasketItem', { product, quantity }), facts).quantity).toBe(read)
})

test('[MP-01] events of other types are left unchanged, with or without namespace', () => {
  for (const type of ['ecBasketItemAction', 'shop.ecOther', 'qubit.debug', 'ecBasketSummary', 'ecSearch']) {
    const event = of(type, { user: { email: 'a@b.test' }, product: { stock: '' }, subtypes: 'x' })
    expect(mapEvent(event, facts)).toBe(event)
  }
})

test('[MP-07] field rules are applied before any other mapping; a missing source leaves the target unchanged, and a failing rule is skipped', () => {
  const errors: string[] = []
  const rules = [
    { event: 'ecProduct', field: 'product.productId', path: 'item.sku' },
    { event: 'ecProduct', field: 'product.stock', path: 'item.left' },
    { event: 'ecProduct', field: 'product.name', path: 'item.absent' },
    { event: 'ecProduct', field: 'product.url', path: 'trap.url' },
    { event: 'ecUser', field: 'product.url', path: 'item.sku' },
  ]
  const trap = {
    get url(): string {
      throw new Error('trapped')
    },
  }
  const event = of('ecProduct', { eventType: 'detail', item: { sku: 7, left: '3' }, trap, product: { name: 'Coat' } })
  const mapped = mapEvent(event, {
    currency: 'USD',
    followRules: createFollowRules(rules, (message) => errors.push(message)),
  })
  expect(mapped.product).toEqual({ name: 'Coat', productId: '7', stock: 3 })
  expect(errors).toEqual([expect.stringContaining('trap.url')])
  expect(event.product).toEqual({ name: 'Coat' })
})

test.each(['toString', '__proto__', 'constructor', 'shop.hasOwnProperty'])(
  '[MP-01] an event of the type %s is handled like any other',
  (type) => {
    const { uv, queued, log } = aTracker()
    uv.emit('ecView')
    uv.emit(type, { n: 1 })
    expect(queued.at(-1)).toMatchObject({ n: 1, meta: { type } })
    expect(log.lines).toEqual([])
  },
)

test('[MP-03] a currency found by a mapper rule is remembered', () => {
  const { uv, cookies } = aTracker({
    followRules: createFollowRules([{ event: 'ecView', field: 'currency', path: 'shop.money' }]),
  })
  uv.emit('ecView', { shop: { money: 'GBP' } })
  expect(cookies.permanent.currency).toBe('GBP')
})
