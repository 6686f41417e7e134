import { expect, test } from 'vitest'
import { aSourcePage } from '../testing/a-source-page.ts'
import { startSource } from './start-json-ld.ts'

const text = (sku: string, url?: string) => JSON.stringify({ '@type': 'Product', sku, url })

function started(...texts: string[]) {
  const page = aSourcePage()
  page.state.texts = texts
  page.state.url = 'https://www.shop.test/p/moor?size=38'
  const ids = async () => {
    await page.clock.pass(1000)
    const events = (await page.said()) as [string, { product?: { productId: string } }][]
    return events.flatMap(([, { product }]) => product?.productId ?? [])
  }
  const view = (type: string) => page.bus.uv.emit('ecView', { type })
  return { ...page, ids, view, begin: () => startSource(page.needs, true) }
}

test('the product of a product page is emitted when nothing else emits it, whether the view came before or after the start', async () => {
  const before = started(text('moor'))
  before.view('product')
  before.begin()
  expect(await before.ids()).toEqual(['moor'])
  const after = started(text('moor'))
  after.begin()
  after.view('product')
  expect(await after.ids()).toEqual(['moor'])
})

test('nothing is emitted for other pages, or for a product that has already been emitted', async () => {
  const { begin, view, ids, bus, clock } = started(text('moor'))
  begin()
  view('category')
  expect(await ids()).toEqual([])
  view('product')
  await clock.pass(300)
  bus.uv.emit('shop.ecProduct', { eventType: 'detail', product: { productId: 'theirs' } })
  expect(await ids()).toEqual(['theirs'])
})

test('a list of products does not count as the product of the page', async () => {
  const { begin, view, ids, bus } = started(text('moor'))
  begin()
  view('product')
  bus.uv.emit('ecProduct', { eventType: 'recommendation', productIds: ['wren'] })
  expect(await ids()).toEqual(['moor'])
})

test('of several products, the one with the address of the page is used', async () => {
  const { begin, view, ids } = started(text('wren', '/p/wren'), text('moor', 'https://www.shop.test/p/moor'))
  begin()
  view('product')
  expect(await ids()).toEqual(['moor'])
})

test('an offer may name the address of the page, and a product without a price, as of a widget, counts less', async () => {
  const offered = (sku: string, url?: string) => JSON.stringify({ '@type': 'Product', sku, offers: { price: 5, url } })
  const addressed = started(text('review'), offered('wren'), offered('moor', '/p/moor?size=37'))
  addressed.begin()
  addressed.view('product')
  expect(await addressed.ids()).toEqual(['moor'])
  const priced = started(text('review'), offered('moor'))
  priced.begin()
  priced.view('product')
  expect(await priced.ids()).toEqual(['moor'])
})

test('a product that nobody could recognise is reported once', async () => {
  const { begin, view, ids, log } = started('{"@type":"Product","gtin13":"4006381333931"}')
  begin()
  view('product')
  view('product')
  expect(await ids()).toEqual([])
  expect(log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('no productID, sku or mpn') }])
})

test('of two views in a row the latter counts, and JSON-LD left over from the previous page is ignored', async () => {
  const { begin, view, ids, state, log } = started(text('moor'))
  begin()
  view('product')
  view('product')
  expect(await ids()).toEqual(['moor'])
  state.url = 'https://www.shop.test/p/wren'
  view('product')
  expect(await ids()).toEqual(['moor'])
  expect(log.lines).toMatchObject([{ level: 'debug', message: expect.stringContaining('page before') }])
  state.texts = [text('wren')]
  view('product')
  expect(await ids()).toEqual(['moor', 'wren'])
})

test('malformed JSON is logged on debug level, and the next text is read', async () => {
  const { begin, view, ids, log } = started('{"@type": "Product",', text('moor'))
  begin()
  view('product')
  expect(await ids()).toEqual(['moor'])
  expect(log.lines).toMatchObject([{ level: 'debug', message: 'JSON-LD was ignored' }])
})
