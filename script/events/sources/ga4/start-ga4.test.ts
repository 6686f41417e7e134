import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSourcePage } from '../testing/a-source-page.ts'
import { startSource } from './start-ga4.ts'

type Layer = unknown[]
const view = (type: string) => ({ event: 'page_view', page_type: type })
const item = { event: 'view_item', ecommerce: { items: [{ item_id: 'moor' }] } }
const cart = { event: 'view_cart', ecommerce: { items: [] } }
const search = { event: 'search', search_term: 'boots' }

function started(dataLayer?: Layer, change: Record<string, unknown> = {}) {
  const page = aSourcePage({ ...(dataLayer ? { dataLayer } : {}), ...change })
  startSource(page.needs, true)
  const types = async () => (await page.said()).map(([type]) => type)
  const views = async () => (await page.said()).flatMap(([type, data]) => (type === 'ecView' ? [data.type] : []))
  return { ...page, types, views, layer: page.window.dataLayer as Layer }
}

test('existing entries come first in their order, followed by later pushes', async () => {
  const { layer, types } = started([view('product'), item, { ecommerce: null }, cart])
  expect(await types()).toEqual(['ecView', 'ecProduct', 'ecBasketSummary'])
  layer.push(search)
  expect(await types()).toEqual(['ecView', 'ecProduct', 'ecBasketSummary', 'ecSearch'])
})

test('a missing data layer is created, and a data layer with another name is read', async () => {
  expect(Array.from(started().layer)).toEqual([])
  const page = aSourcePage({ shopLayer: [view('home')], dataLayer: [view('help')] })
  startSource(page.needs, { dataLayer: 'shopLayer' })
  expect(await page.said()).toMatchObject([['ecView', { type: 'home' }]])
})

test('entries pushed together are reordered with the view first, also on a navigation within the page', async () => {
  const { layer, types } = started([view('product'), item])
  layer.push(item)
  layer.push(cart)
  layer.push(view('product'))
  expect((await types()).slice(2)).toEqual(['ecView', 'ecProduct', 'ecBasketSummary'])
})

test('a push works as before: it returns the length, and earlier and later wrappers receive each entry once', async () => {
  const heard: unknown[] = []
  const dataLayer: Layer = [view('home')]
  const plain = dataLayer.push
  dataLayer.push = (...entries) => {
    heard.push('before', ...entries)
    return plain.apply(dataLayer, entries)
  }
  const { layer, types } = started(dataLayer)
  const ours = layer.push
  layer.push = (...entries) => {
    heard.push('after', ...entries)
    return ours.apply(layer, entries)
  }
  expect(layer.push(search, cart)).toBe(3)
  expect(Array.from(layer)).toEqual([view('home'), search, cart])
  expect(heard).toEqual(['after', search, cart, 'before', search, cart])
  expect(await types()).toEqual(['ecView', 'ecSearch', 'ecBasketSummary'])
})

test('an entry that the page changes after its push is read in its original form', async () => {
  const { layer, said } = started([view('home')])
  const entry = { event: 'search', search_term: 'boots' }
  layer.push(entry)
  entry.search_term = 'hats'
  expect((await said()).at(-1)).toEqual(['ecSearch', { text: 'boots' }])
})

test('a page whose data layer names no view has one, with a type that fits the content of the page', async () => {
  expect(await started([item, cart]).views()).toEqual(['product'])
})

test('without a sign of its page type a view waits for half a second, or until a sign appears', async () => {
  const { layer, clock, types, views } = started([search])
  expect(await views()).toEqual(['search'])
  const silent = started([{ event: 'gtm.js' }])
  await silent.clock.pass(499)
  expect(await silent.views()).toEqual([])
  await silent.clock.pass(1)
  expect(await silent.views()).toEqual(['other'])
  const late = started([{ event: 'page_view' }])
  await late.clock.pass(300)
  late.layer.push(item)
  expect(await late.types()).toEqual(['ecView', 'ecProduct'])
  await late.clock.pass(1000)
  expect(await late.views()).toEqual(['product'])
  layer.push(item)
  await clock.pass(1000)
  expect(await types()).toEqual(['ecView', 'ecSearch', 'ecProduct'])
})

test('a named view replaces the view started without a name', async () => {
  const named = started([])
  named.layer.push(view('home'))
  await named.clock.pass(1000)
  expect(await named.views()).toEqual(['home'])

  const others = started([])
  others.bus.uv.emit('ecView', { type: 'help' })
  others.layer.push(cart)
  await others.clock.pass(1000)
  expect(await others.types()).toEqual(['ecView', 'ecBasketSummary'])
  expect(await others.views()).toEqual(['help'])
})

test('where views are not named, a different path is a new view and a different query is not', async () => {
  const { layer, state, views, clock } = started([item])
  state.url = 'https://www.shop.test/uk/en/?sort=price'
  layer.push(cart)
  expect(await views()).toEqual(['product'])
  state.url = 'https://www.shop.test/uk/en/cart'
  layer.push({ event: 'gtm.historyChange' })
  layer.push(cart)
  expect(await views()).toEqual(['product', 'basket'])
  state.url = 'https://www.shop.test/uk/en/help'
  layer.push({ event: 'gtm.historyChange' })
  await clock.pass(500)
  expect(await views()).toEqual(['product', 'basket', 'other'])
})

test('where views are named, only named views are emitted', async () => {
  const { layer, state, views } = started([view('category')])
  state.url = 'https://www.shop.test/uk/en/cart'
  layer.push(cart)
  expect(await views()).toEqual(['category'])
})

test('a page that is left emits the entries that are still waiting', async () => {
  const { types, leave } = started([{ event: 'page_view' }])
  expect(await types()).toEqual([])
  leave()
  expect(await types()).toEqual(['ecView'])
})

test('an entry that cannot be read is shown in the console, and a text between the entries is not', async () => {
  const { layer, log, types } = started([view('home'), 'text'])
  const hostile = new Proxy({}, { get: refuse, has: refuse })
  layer.push(hostile, { event: 'view_item' })
  expect(await types()).toEqual(['ecView'])
  expect(log.lines.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'debug An entry of dataLayer was ignored: it is no object',
    'warn A source could not read an entry',
    'warn dataLayer was not read completely: view_item: it has no items',
  ])
})

/** Throws an object that cannot be converted to text. */
function refuse(): never {
  throw Object.create(null)
}

test('a data layer without push is refused, and of a frozen one the existing entries are read', async () => {
  expect(() => startSource(aSourcePage({ dataLayer: {} }).needs, true)).toThrow('window.dataLayer is no data layer')
  const { types, log } = started(Object.freeze([view('home')]) as never)
  expect(await types()).toEqual(['ecView'])
  expect(log.lines).toMatchObject([{ level: 'warn' }])
})

test('an entry pushed by a handler of the page comes after the event it handles', async () => {
  const { layer, bus, types } = started([view('home')])
  bus.uv.on('ecSearch', () => layer.push(cart))
  layer.push(search)
  expect(await types()).toEqual(['ecView', 'ecSearch', 'ecBasketSummary'])
})

const names = ['view_item', 'view_item_list', 'view_cart', 'purchase', 'search', 'page_view', 'add_to_cart']
const anything = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true })
const field = fc.constantFrom('item_id', 'price', 'quantity', 'discount', 'item_images', 'item_list_id', 'toString')
const fields = fc.dictionary(field, anything)
const ecommerce = fc.oneof(anything, fc.record({ items: fc.oneof(anything, fc.array(fields)), value: anything }))
const entry = fc.oneof(
  anything,
  fc.record({
    event: fc.oneof(fc.constantFrom(...names), anything),
    ecommerce,
    user_id: anything,
    page_type: anything,
  }),
  fc.tuple(fc.constantFrom('event', 'config', 'set'), fc.constantFrom(...names), ecommerce),
)

test('whatever is pushed, no error is thrown, every push returns its length, and a view comes first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry), fc.array(entry), async (before, later) => {
      const { layer, clock, said } = started([...before])
      later.forEach((each, at) => {
        expect(layer.push(each)).toBe(before.length + at + 1)
      })
      await clock.pass(1000)
      const events = await said()
      expect(events[0]?.[0]).toBe('ecView')
      expect(() => JSON.stringify(events)).not.toThrow()
    }),
    { numRuns: 300 },
  )
})
