import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createBus } from '../../script/events/bus.ts'
import { type KeptCall, replayKeptCalls } from '../../script/events/take-over-stub.ts'
import { segmentStub, snippetTag, stub } from './snippet.ts'

type Handle = { dispose(): Handle; replay(): Handle }
type Stub = Record<'emit' | 'on', (...args: unknown[]) => Handle> & { q: KeptCall[] }

/** Runs the stub in a window, as in a page's head. */
function theStub(window: { uv?: object } = {}, { prerendering }: { prerendering?: boolean } = {}): Stub {
  const location = { href: 'https://shop.test/?utm_source=mail' }
  const document = { referrer: 'https://search.test/', title: 'Home', prerendering }
  runInNewContext(stub, Object.assign(window, { window, location, document }))
  return window.uv as Stub
}

test('the stub stores each call with its arguments, and does not replace an existing bus', () => {
  const uv = theStub()
  uv.emit('ecView', { type: 'home' })
  const handle = uv.on('ecView', 'handler')
  expect(handle.replay()).toBe(handle)
  expect(handle.dispose()).toBe(handle)
  expect(uv.q.map(([method, args]) => [method, [...args]])).toEqual([
    ['emit', ['ecView', { type: 'home' }]],
    ['on', ['ecView', 'handler']],
    ['replay', [handle]],
    ['dispose', [handle]],
  ])
  const theirs = { mine: true }
  expect(theStub({ uv: theirs })).toBe(theirs)
})

test('[EV-06] the stub stores the time, address, referrer and title of each call', () => {
  const uv = theStub()
  const before = Date.now()
  uv.emit('ecView')
  const [[, , , moment] = []] = uv.q
  expect(moment).toEqual({
    url: 'https://shop.test/?utm_source=mail',
    referrerUrl: 'https://search.test/',
    title: 'Home',
    ts: expect.any(Number),
  })
  expect(Number(moment?.ts)).toBeGreaterThanOrEqual(before)
  expect(Number(moment?.ts)).toBeLessThanOrEqual(Date.now())
})

test('what a prerendered page emits has the time at which it is activated, not that at which it was prepared', () => {
  const uv = theStub({}, { prerendering: true })
  uv.emit('ecView')
  const bus = createBus({}, { console, onEnrichmentError() {}, moment: () => ({ ts: 7, url: '', referrerUrl: '' }) })
  replayKeptCalls(bus, uv.q, () => {})
  const [view] = bus.uv.events
  expect(view && bus.momentOf(view)).toMatchObject({ ts: 7, url: 'https://shop.test/?utm_source=mail' })
})

test('the bus takes over the calls that the stub stored', () => {
  const uv = theStub()
  const heard: string[] = []
  const early = uv.on('*', ({ meta }: { meta: { type: string } }) => heard.push(`early ${meta.type}`))
  uv.emit('ecView', {})
  uv.on('*', () => heard.push('never')).dispose()
  const bus = createBus({}, { console, onEnrichmentError() {}, moment: () => ({ ts: 1, url: '', referrerUrl: '' }) })
  replayKeptCalls(bus, uv.q, (error) => heard.push(String(error)))
  bus.uv.emit('ecUser')
  early.dispose()
  bus.uv.emit('ecProduct')
  expect(heard).toEqual(['early ecView', 'early ecUser'])
})

test("the tag contains the script's address, and the address cannot break out of its quotes", () => {
  expect(snippetTag('/i"><script>')).toContain('src="/i%22><script>"')
  expect(snippetTag('/instep/instep.js')).toMatch(
    /^<script>.*<\/script>\n<script async type="module" src="\/instep\/instep.js"><\/script>$/,
  )
})

test("[BU-05] the tag has Segment's library tell its calls, and makes none where there is none", () => {
  const listen = (window: Record<string, unknown>) => runInNewContext(segmentStub, { window })
  const bare = { instep: {} }
  listen(bare)
  expect(bare).toEqual({ instep: {} })
  const analytics: [string, string, (...args: unknown[]) => void][] = []
  const instep: { segment?: unknown } = {}
  listen({ analytics, instep })
  for (const [, , tell] of analytics) tell('Product Viewed', { product_id: 'moor' })
  expect(analytics.map(([method]) => method)).toEqual(['on', 'on', 'on'])
  const call = ['Product Viewed', { product_id: 'moor' }]
  expect(instep.segment).toEqual(['page', 'track', 'identify'].map((method) => [method, ...call]))
})
