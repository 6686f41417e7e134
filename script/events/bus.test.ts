import createPublicUv from 'uv-api'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { EmittedEvent } from '../../contract/event.ts'
import { aTracker } from '../testing/a-tracker.ts'
import { createBus, type Uv } from './bus.ts'
import { matchesPattern } from './channel.ts'

type PublicUv = ReturnType<typeof createPublicUv>

const moment = () => ({ ts: 1, url: '', referrerUrl: '' })

function ourUv(): Uv {
  return createBus({}, { context: globalThis, console, onEnrichmentError() {}, moment }).uv
}

// The public package uses the page's window as `this` when a handler has no context.
vi.stubGlobal('window', globalThis)
afterAll(() => vi.unstubAllGlobals())
afterEach(() => vi.restoreAllMocks())

type Script = (uv: PublicUv, say: (...words: unknown[]) => void) => void

/** Uses of `window.uv` by a page; each is run against the public package and against our bus. */
const scripts: Record<string, Script> = {
  'handlers get the events of their type in emission order'(uv, say) {
    uv.on('a', (event) => say('first', event))
    uv.on('a', (event) => say('second', event))
    uv.on('b', (event) => say('b', event))
    uv.emit('a', { n: 1 })
    uv.emit('c')
    uv.emit('b', { n: 2 })
    uv.emit('a', { n: 3 })
  },
  'a pattern matches types'(uv, say) {
    uv.on(/^ec/, ({ meta }) => say(meta.type))
    for (const type of ['ecView', 'view', 'ecProduct']) uv.emit(type)
  },
  'emit copies the data, sets the type and keeps other meta'(uv, say) {
    const data = { n: 1, meta: { other: true } }
    uv.on('a', (event) => {
      event.n = 2
      say(event)
    })
    uv.emit('a', data)
    say(data.n, uv.events)
  },
  'emit works without data'(uv, say) {
    uv.emit('a')
    uv.emit('b', null as never)
    say(uv.events)
  },
  'an event emitted by a handler is handled after the current one'(uv, say) {
    uv.on('outer', () => {
      uv.emit('inner')
      say('outer emitted')
    })
    uv.on('inner', () => say('inner'))
    uv.on('outer', () => say('outer again'))
    uv.emit('outer')
    say(uv.events.map(({ meta }) => meta.type))
  },
  'once receives one event'(uv, say) {
    uv.once('a', ({ n }) => say(n))
    uv.emit('b')
    uv.emit('a', { n: 1 })
    uv.emit('a', { n: 2 })
  },
  'a once handler that emits its own type is not called again'(uv, say) {
    uv.once('a', ({ n }) => {
      say(n)
      uv.emit('a', { n: 2 })
    })
    uv.emit('a', { n: 1 })
  },
  'a disposed handler gets nothing, also when replayed'(uv, say) {
    const handle = uv.on('a', ({ n }) => say(n))
    uv.emit('a', { n: 1 })
    say(handle.dispose() === handle)
    uv.emit('a', { n: 2 })
    say(handle.replay() === handle)
  },
  'a handler can dispose another during an event'(uv, say) {
    uv.on('a', () => void second.dispose())
    const second = uv.on('a', () => say('second'))
    uv.emit('a')
  },
  'a disposed handler leaves the listeners with the next event'(uv, say) {
    const handle = uv.on('a', () => {})
    uv.on('b', () => {})
    say(uv.listeners.map(({ type, disposed }) => [type, disposed]))
    handle.dispose()
    say(uv.listeners.length)
    uv.emit('c')
    say(uv.listeners.map(({ type, disposed }) => [type, disposed]))
  },
  'replay delivers all past events that match, and events emitted by its handler come afterwards'(uv, say) {
    for (const n of [1, 2, 3]) uv.emit(n === 2 ? 'b' : 'a', { n })
    const seen: unknown[] = []
    uv.on('echo', ({ n }) => seen.push(`echo ${n}`))
    uv.on('a', ({ n }) => {
      seen.push(n)
      uv.emit('echo', { n })
    }).replay()
    say(seen)
    say(uv.events.map(({ meta }) => meta.type))
  },
  'replay of once delivers one past event'(uv, say) {
    for (const n of [1, 2]) uv.emit('a', { n })
    uv.once('a', ({ n }) => say(n)).replay()
    uv.emit('a', { n: 3 })
  },
  'a handler is bound to its context'(uv, say) {
    const context = { name: 'mine' }
    uv.on(
      'a',
      function (this: unknown) {
        say(this === context)
      } as (event: EmittedEvent) => void,
      context,
    )
    uv.once(
      'a',
      function (this: unknown) {
        say(this === context)
      } as (event: EmittedEvent) => void,
      context,
    )
    uv.on('a', function (this: unknown) {
      say(this === globalThis)
    } as (event: EmittedEvent) => void)
    uv.emit('a')
  },
  'a handler that throws does not prevent others, and its error is logged once'(uv, say) {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    uv.on('a', () => {
      throw new Error('broken')
    })
    uv.on('a', () => say('second'))
    uv.emit('a')
    say(error.mock.calls.length, error.mock.calls[0]?.[0], String(error.mock.calls[0]?.[1]).includes('broken'))
  },
  'log levels determine what is logged'(uv, say) {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ALL, INFO, ERROR, OFF } = uv.logLevel
    say(ALL, INFO, ERROR, OFF)
    uv.on('a', () => {
      throw new Error('broken')
    })
    for (const level of [ALL, INFO, ERROR, OFF]) {
      uv.logLevel(level)
      const logged = error.mock.calls.length
      info.mockClear()
      uv.emit('a')
      say(error.mock.calls.length - logged, info.mock.calls.length > 0)
    }
  },
}

function heard(uv: PublicUv, script: Script): unknown[] {
  const said: unknown[] = []
  script(uv, (...words) => said.push(structuredClone(words)))
  return said
}

test.each(Object.entries(scripts))('[EV-01] the bus behaves like the public package: %s', (_, script) => {
  const theirs = heard(createPublicUv(), script)
  vi.restoreAllMocks()
  expect(heard(ourUv(), script)).toEqual(theirs)
})

test('[EV-01] the public object has these nine members', () => {
  expect(Object.keys(ourUv()).sort()).toEqual([
    ...['emit', 'events', 'intercept', 'listeners', 'logLevel', 'on', 'once', 'onceEnrichment', 'onEnrichment'].sort(),
  ])
  expect(Object.keys(ourUv())).toEqual(expect.arrayContaining(Object.keys(createPublicUv())))
})

test('[EV-01] the type * matches every event, and only the first one with once', () => {
  const uv = ourUv()
  const types: string[] = []
  uv.on('*', ({ meta }) => types.push(meta.type))
  uv.once('*', ({ meta }) => types.push(`once ${meta.type}`))
  for (const type of ['ecView', 'a.b']) uv.emit(type)
  expect(types).toEqual(['ecView', 'once ecView', 'a.b'])
})

test('a pattern with the g flag matches every time', () => {
  const pattern = /ec/g
  expect([matchesPattern(pattern, 'ecView'), matchesPattern(pattern, 'ecView')]).toEqual([true, true])
})

test('[EV-01] handlers run synchronously and before enrichment handlers, which get meta and context', () => {
  const { uv } = aTracker()
  const order: unknown[] = []
  uv.onEnrichment('ecView', ({ meta, context }) => order.push(['enriched', meta.seq, context.viewNumber]))
  uv.on('ecView', (event) => order.push(['plain', 'context' in event]))
  uv.emit('ecView')
  order.push('emitted')
  expect(order).toEqual([['plain', false], ['enriched', 1, 1], 'emitted'])
})

test('[EV-01] every registration returns dispose and replay, and onceEnrichment receives one event', () => {
  const { uv } = aTracker()
  const seen: unknown[] = []
  const handle = uv.onEnrichment(/./, ({ meta }) => seen.push(meta.type))
  uv.onceEnrichment('ecUser', () => seen.push('once'))
  for (const type of ['ecView', 'ecUser', 'ecUser']) uv.emit(type)
  expect(seen.filter((type) => type !== 'qubit.session' && type !== 'qubit.entrance')).toEqual([
    ...['ecView', 'ecUser', 'once', 'ecUser'],
  ])
  seen.length = 0
  expect(handle.dispose().replay()).toBe(handle)
  uv.emit('ecUser')
  expect(seen).toEqual([])
  const intercepting = uv.intercept('a', (event) => event)
  expect(intercepting.replay().dispose()).toBe(intercepting)
})

test('[EV-01] replaying an enrichment handler delivers all past enriched events, and events it emits come afterwards', () => {
  const { uv } = aTracker()
  for (const type of ['ecView', 'ecUser']) uv.emit(type)
  const seen: unknown[] = []
  uv.on('echo', () => seen.push('echo'))
  uv.onEnrichment(/^ec[A-Z]/, ({ meta }) => {
    seen.push([meta.type, meta.seq])
    if (meta.type === 'ecView') uv.emit('echo')
  }).replay()
  expect(seen).toEqual([['ecView', 1], ['ecUser', 4], 'echo'])
})

test('[EV-01] the script’s own events and listeners do not appear in events, listeners and on', () => {
  const { uv, tracker, enriched } = aTracker()
  const heardByPage: string[] = []
  uv.on(/.*/, ({ meta }) => heardByPage.push(meta.type))
  uv.emit('ecView')
  tracker.emitOwn('qubit.experience', { n: 1 })
  expect(heardByPage).toEqual(['ecView'])
  expect(uv.events.map(({ meta }) => meta.type)).toEqual(['ecView'])
  expect(uv.listeners).toHaveLength(1)
  expect(enriched.map(({ meta }) => meta.type)).toEqual([
    ...['ecView', 'qubit.session', 'qubit.entrance', 'qubit.experience'],
  ])
})

test('an error in one of the script’s own listeners reaches neither the emitter nor later events', () => {
  const logged: unknown[] = []
  const bus = createBus(
    {},
    { console: { info() {}, error: (...words) => logged.push(words) }, onEnrichmentError() {}, moment },
  )
  const seen: string[] = []
  bus.hear(({ meta }) => {
    if (meta.type === 'bad') throw new Error('broken')
    seen.push(meta.type)
  })
  bus.uv.emit('bad')
  bus.uv.emit('good')
  expect(seen).toEqual(['good'])
  expect(logged).toHaveLength(1)
})

test('an enrichment handler that throws is reported with its event, and the other handlers still receive the event', () => {
  const failures: unknown[] = []
  const { uv, enriched } = createBus(
    {},
    { console, moment, onEnrichmentError: (error, { meta }) => failures.push([String(error), meta.type]) },
  )
  const seen: string[] = []
  uv.onEnrichment('*', () => {
    throw new Error('broken')
  })
  uv.onEnrichment('*', ({ meta }) => seen.push(meta.type))
  enriched.deliver({ meta: { type: 'ecView' } } as never)
  expect(failures).toEqual([['Error: broken', 'ecView']])
  expect(seen).toEqual(['ecView'])
})

test('[EV-01] a long-lived page keeps the newest 1000 events, in the page’s own list, and all of them until the tracker has heard them', () => {
  const { uv, enriched, hear } = createBus({}, { console, moment, onEnrichmentError() {} })
  const { events } = uv
  for (let nth = 1; nth <= 1200; nth++) {
    uv.emit('a', { nth })
    enriched.deliver({ nth, meta: { type: 'a' } } as never)
  }
  expect([events.length, events[0]?.nth]).toEqual([1200, 1])
  hear(() => {})
  uv.emit('a', { nth: 1201 })
  expect(uv.events).toBe(events)
  expect([events.length, events[0]?.nth]).toEqual([1000, 202])
  const replayed: unknown[] = []
  uv.onEnrichment('a', ({ nth }) => replayed.push(nth)).replay()
  expect([replayed.length, replayed[0]]).toEqual([1000, 201])
})

test('on a page whose console has only `log`, a handler that throws ends neither the call that emits nor later events', () => {
  const { uv } = createBus({}, { console: {}, moment, onEnrichmentError() {} })
  const heard: string[] = []
  uv.on('first', () => {
    throw new Error('of the shop')
  })
  uv.on('*', ({ meta }) => void heard.push(meta.type))
  expect(() => uv.emit('first')).not.toThrow()
  uv.emit('second')
  expect(heard).toEqual(['first', 'second'])
})
