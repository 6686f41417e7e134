import createPublicUv from 'uv-api'
import { afterAll, expect, test, vi } from 'vitest'
import { createBus, type Uv } from './bus.ts'
import type { Subscription } from './channel.ts'
import { type KeptCall, replayKeptCalls } from './take-over-stub.ts'

vi.stubGlobal('window', globalThis)
afterAll(() => vi.unstubAllGlobals())
const quiet = {
  console: { info() {}, error() {} },
  onEnrichmentError() {},
  moment: () => ({ ts: 1, url: '', referrerUrl: '' }),
}

/** The stub that a page contains before the script is loaded. */
function aStub() {
  const q: KeptCall[] = []
  const keep =
    (method: string) =>
    (...args: unknown[]): Subscription => {
      const handle: Subscription = {
        dispose() {
          q.push(['dispose', [handle]])
          return handle
        },
        replay() {
          q.push(['replay', [handle]])
          return handle
        },
      }
      q.push([method, args, handle])
      return handle
    }
  return { q, emit: keep('emit'), on: keep('on'), once: keep('once'), onEnrichment: keep('onEnrichment') }
}

function takeOver(stub: ReturnType<typeof aStub>) {
  const errors: unknown[] = []
  const bus = createBus({}, quiet)
  replayKeptCalls(bus, stub.q, (error) => errors.push(error))
  return { uv: bus.uv, errors }
}

test('calls stored by the stub are replayed in their order', () => {
  const stub = aStub()
  const seen: unknown[] = []
  stub.emit('ecView', { n: 1 })
  stub.on('ecView', ({ n }: { n: number }) => seen.push(n))
  stub.emit('ecView', { n: 2 })
  stub.once('ecUser', () => seen.push('user'))
  stub.emit('ecUser')
  stub.emit('ecUser')
  const { uv, errors } = takeOver(stub)
  expect(seen).toEqual([2, 'user'])
  expect(uv.events.map(({ meta }) => meta.type)).toEqual(['ecView', 'ecView', 'ecUser', 'ecUser'])
  expect(errors).toEqual([])
})

test('a subscription disposed or replayed before the start is disposed or replayed in its turn', () => {
  const stub = aStub()
  const seen: unknown[] = []
  stub.emit('a', { n: 1 })
  const replayed = stub.on('a', ({ n }: { n: number }) => seen.push(['replayed', n]))
  replayed.replay()
  const disposed = stub.on('a', ({ n }: { n: number }) => seen.push(['disposed', n]))
  stub.emit('a', { n: 2 })
  disposed.dispose()
  stub.emit('a', { n: 3 })
  takeOver(stub)
  expect(seen).toEqual([
    ['replayed', 1],
    ['replayed', 2],
    ['disposed', 2],
    ['replayed', 3],
  ])
})

test('a subscription that the page holds becomes live', () => {
  const stub = aStub()
  const seen: unknown[] = []
  const handle = stub.on('a', ({ n }: { n: number }) => seen.push(n))
  const { uv } = takeOver(stub)
  uv.emit('a', { n: 1 })
  handle.replay()
  handle.dispose()
  uv.emit('a', { n: 2 })
  expect(seen).toEqual([1, 1])
})

test('a function copied from the stub is live after the start', () => {
  const stub = aStub()
  const { emit } = stub
  const { uv } = takeOver(stub)
  emit('a', { n: 1 })
  expect(uv.events).toEqual([{ n: 1, meta: { type: 'a' } }])
})

test('a call of a method that the bus does not have is reported, and the calls after it are replayed', () => {
  const stub = aStub()
  stub.q.push(['vanish', []])
  stub.emit('a')
  const { uv, errors } = takeOver(stub)
  expect(errors).toHaveLength(1)
  expect(uv.events).toHaveLength(1)
})

test('a page that has the public object keeps it, with its events and handlers, and missing members are added', () => {
  const page: Partial<Uv> = createPublicUv()
  const seen: unknown[] = []
  const handle = page.on?.('a', ({ n }) => seen.push(n))
  page.emit?.('a', { n: 1 })
  const { events } = page
  const { uv } = createBus(page, quiet)
  expect(uv).toBe(page)
  expect(uv.events).toBe(events)
  expect(uv.onEnrichment).toBeTypeOf('function')
  uv.emit('a', { n: 2 })
  handle?.replay()
  handle?.dispose()
  uv.emit('a', { n: 3 })
  expect(seen).toEqual([1, 2, 1, 2])
  expect(uv.events.map(({ n }) => n)).toEqual([1, 2, 3])
})

test('[EV-06] a stored call has the time and page at which it was made, and a call from an older stub those of the take-over', () => {
  const bus = createBus({}, { ...quiet, moment: () => ({ ts: 9, url: '/now', referrerUrl: '/before' }) })
  const made = { ts: 5, url: '/then?utm_source=mail', referrerUrl: 'https://search.test/', title: 'Then' }
  const calls: KeptCall[] = [
    ['emit', ['ecView'], undefined, made],
    ['emit', ['ecUser']],
    ['emit', ['ecSearch'], undefined, { ts: 6 }],
  ]
  replayKeptCalls(bus, calls, () => {})
  calls.push(['emit', ['ecView'], undefined, { ...made, ts: 7 }])
  expect(bus.uv.events.map(bus.momentOf)).toEqual([
    made,
    { ts: 9, url: '/now', referrerUrl: '/before' },
    { ts: 6, url: '/now', referrerUrl: '/before' },
    { ...made, ts: 7 },
  ])
})

/** Makes a list as it is on a page that has frozen the prototype of lists. */
function freezePrototype<T>(list: T[]): T[] {
  const { push } = Array.prototype
  return Object.setPrototypeOf(list, Object.freeze(Object.assign(Object.create(Array.prototype), { push })))
}

test('on a page that has frozen the prototype of lists the stored calls are performed all the same', () => {
  const stub = aStub()
  stub.emit('ecView')
  freezePrototype(stub.q)
  const bus = createBus({ ...stub, events: freezePrototype([]) }, quiet)
  replayKeptCalls(bus, stub.q, () => {})
  bus.uv.emit('ecUser')
  expect(bus.uv.events.map(({ meta }) => meta.type)).toEqual(['ecView', 'ecUser'])
})

test('[EV-02] an emit copied from the page’s own object is received once, in its order among the others', () => {
  const page: Partial<Uv> = createPublicUv()
  const { emit } = page
  const bus = createBus(page, quiet)
  const heard: string[] = []
  bus.hear(({ meta }) => heard.push(meta.type))
  bus.uv.on('view', () => emit?.('from a handler'))
  emit?.('taken out', { n: 1 })
  bus.uv.emit('view')
  emit?.('last')
  expect(heard).toEqual(['taken out', 'view', 'from a handler', 'last'])
  expect(bus.uv.events.map(({ meta }) => meta.type)).toEqual(['taken out', 'view', 'from a handler', 'last'])
})
