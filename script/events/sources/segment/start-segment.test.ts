import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { aSourcePage, type SourcePage } from '../testing/a-source-page.ts'
import { startSource } from './start-segment.ts'

type Handler = (...args: unknown[]) => void
type Analytics = { page: Handler; track: Handler; identify: Handler; on(name: string, fn: Handler): void }
type Snippet = unknown[] & Analytics & { ready: Handler }

const methods = ['page', 'track', 'identify', 'on', 'ready']

/** The list that Segment's snippet adds to the page: each method stores its calls. */
function aSnippet(): Snippet {
  const list: unknown[] = []
  const keep =
    (method: string) =>
    (...args: unknown[]) => {
      list.push([method, ...args])
      return list
    }
  for (const method of methods) Object.assign(list, { [method]: keep(method) })
  return list as Snippet
}

/** The relevant parts of the library: it takes over the snippet's calls and notifies its handlers after a delay. */
function aLibrary(page: SourcePage): Analytics {
  const handlers: [string, Handler][] = []
  const tell =
    (name: string) =>
    (...args: unknown[]) => {
      page.needs.page.after(50, () => {
        for (const [each, fn] of handlers) if (each === name) fn(...args)
      })
      return 'the answer of the library'
    }
  const library: Analytics & { ready: Handler } = {
    page: tell('page'),
    track: tell('track'),
    identify: tell('identify'),
    on: (name, fn) => void handlers.push([name, fn]),
    ready: (fn) => page.needs.page.after(200, fn as () => void),
  }
  const waiting = page.window.analytics as [keyof typeof library, ...unknown[]][] | undefined
  page.window.analytics = library
  const kept = Array.from(waiting ?? [])
  for (const first of [true, false])
    for (const [method, ...args] of kept) if ((method === 'on') === first) (library[method] as Handler)(...args)
  return library
}

const types = async (page: SourcePage) => (await page.said()).map(([type]) => type)
const product = { product_id: 'moor' }

test('calls waiting in the snippet come first, followed by later calls, in their order', async () => {
  const analytics = aSnippet()
  analytics.page('Product')
  analytics.track('Product Viewed', product)
  const page = aSourcePage({ analytics })
  startSource(page.needs, true)
  expect(await types(page)).toEqual(['ecView', 'ecProduct'])
  analytics.identify('u1')
  analytics.track('Products Searched', { query: 'boots' })
  expect((await types(page)).slice(2)).toEqual(['ecUser', 'ecSearch'])
})

test('[BU-05] calls that the library made before the start are those it has told the tag, and each is read once', async () => {
  const analytics = aSnippet()
  const segment: unknown[][] = []
  for (const method of methods.slice(0, 3)) analytics.on(method, (...args) => segment.push([method, ...args]))
  const page = aSourcePage({ analytics, instep: { segment } })
  analytics.page('Product')
  analytics.track('Product Viewed', product)
  const library = aLibrary(page)
  await page.clock.pass(100)
  library.track('Product Added', { ...product, quantity: 2 })
  startSource(page.needs, true)
  await page.clock.pass(100)
  const after = page.window.analytics as Analytics
  after.track('Product Removed', product)
  await page.clock.pass(100)
  expect(await types(page)).toEqual(['ecView', 'ecProduct', 'ecBasketItemAction', 'ecBasketItemAction'])
})

test('when the library replaces the snippet, each call is read once: before, during and after the replacement', async () => {
  const analytics = aSnippet()
  analytics.page('Home')
  const page = aSourcePage({ analytics })
  startSource(page.needs, true)
  analytics.track('Products Searched', { query: 'before' })
  const library = aLibrary(page)
  library.track('Products Searched', { query: 'meanwhile' })
  await page.clock.pass(60)
  library.track('Products Searched', { query: 'soon' })
  await page.clock.pass(1000)
  const after = page.window.analytics as Analytics
  expect(after.track('Products Searched', { query: 'after' })).toBe('the answer of the library')
  await page.clock.pass(1000)
  const said = await page.said()
  expect(said.map(([type, { text }]) => text ?? type)).toEqual(['ecView', 'before', 'meanwhile', 'soon', 'after'])
})

test('an existing library is followed from then on', async () => {
  const page = aSourcePage()
  const library = aLibrary(page)
  startSource(page.needs, true)
  library.page('Home')
  library.page('Help')
  await page.clock.pass(1000)
  expect(await types(page)).toEqual(['ecView', 'ecView'])
})

test('a snippet that is added late is found', async () => {
  const page = aSourcePage()
  startSource(page.needs, true)
  await page.clock.pass(400)
  const analytics = aSnippet()
  page.window.analytics = analytics
  analytics.page('Home')
  await page.clock.pass(600)
  expect((await page.said()).at(-1)).toMatchObject(['ecView', { type: 'home' }])
})

test('a view comes before its products, whatever the order of the calls', async () => {
  const analytics = aSnippet()
  analytics.track('Product Viewed', product)
  analytics.page()
  const page = aSourcePage({ analytics })
  startSource(page.needs, true)
  expect(await page.said()).toMatchObject([
    ['ecView', { type: 'product' }],
    ['ecProduct', {}],
  ])
})

test('a library that tells nobody of its calls is followed by its methods', async () => {
  const page = aSourcePage({ analytics: { page() {}, track() {}, identify() {} } })
  startSource(page.needs, true)
  const analytics = page.window.analytics as Analytics
  analytics.page('Home')
  analytics.track('Products Searched', { query: 'boots' })
  expect(await types(page)).toEqual(['ecView', 'ecSearch'])
})

test('a frozen library keeps working', async () => {
  const track = vi.fn()
  const page = aSourcePage({ analytics: Object.freeze({ track }) })
  startSource(page.needs, true)
  ;(page.window.analytics as Analytics).track('Product Viewed', product)
  expect(track).toHaveBeenCalledOnce()
})

test('whatever is called or contained in the list, no error is thrown', async () => {
  const anything = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true })
  const event = fc.constantFrom('Product Viewed', 'Cart Viewed', 'Order Completed', 'Products Searched', 'toString')
  const call = fc.tuple(fc.constantFrom('page', 'track', 'identify'), fc.oneof(event, anything), anything)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(anything, call)), fc.array(call), async (before, later) => {
      const analytics = aSnippet()
      Array.prototype.push.apply(analytics, before)
      const page = aSourcePage({ analytics })
      startSource(page.needs, true)
      for (const [method, ...args] of later) analytics[method as 'track'](...args)
      await page.clock.pass(1000)
      expect((await page.said())[0]?.[0]).toBe('ecView')
    }),
    { numRuns: 200 },
  )
})
