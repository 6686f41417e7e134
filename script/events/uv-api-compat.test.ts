import createPublicUv from 'uv-api'
import { afterAll, expect, test, vi } from 'vitest'
import { createBus, type Uv } from './bus.ts'
import type { Subscription } from './channel.ts'
import { type KeptCall, replayKeptCalls } from './take-over-stub.ts'

type PublicUv = ReturnType<typeof createPublicUv>
type Early = Pick<PublicUv, 'emit' | 'on' | 'once'>
type Say = (...words: unknown[]) => void

/** What a page does before the script loads; returns what it does afterwards. */
type Script = (uv: Early, say: Say) => (uv: PublicUv) => void

vi.stubGlobal('window', globalThis)
afterAll(() => vi.unstubAllGlobals())

const needs = {
  context: globalThis,
  console: { info() {}, error() {} },
  onEnrichmentError() {},
  moment: () => ({ ts: 1, url: '', referrerUrl: '' }),
}

/** The stub that a page contains before the script is loaded. */
function aStub(): Early & { q: KeptCall[] } {
  const q: KeptCall[] = []
  const keep =
    (method: string) =>
    (...args: unknown[]): Subscription => {
      const tell = (what: string) => () => {
        q.push([what, [handle]])
        return handle
      }
      const handle: Subscription = { dispose: tell('dispose'), replay: tell('replay') }
      q.push([method, args, handle])
      return handle
    }
  return { q, emit: keep('emit'), on: keep('on'), once: keep('once') }
}

const scripts: Record<string, Script> = {
  'early and later handlers receive later events, in the order of registration'(uv, say) {
    uv.on('a', ({ n }) => say('before', n))
    return (later) => {
      later.on('a', ({ n }) => say('after', n))
      later.emit('a', { n: 1 })
      later.emit('b', { n: 2 })
    }
  },
  'an early handler receives an early event once'(uv, say) {
    uv.emit('a', { n: 0 })
    uv.on('a', ({ n }) => say(n))
    uv.emit('a', { n: 1 })
    return (later) => {
      later.emit('a', { n: 2 })
      say(later.events.map(({ n }) => n))
    }
  },
  'a later handler receives early events when it is replayed'(uv, say) {
    for (const n of [1, 2]) uv.emit('a', { n })
    return (later) => {
      later.on(/^a$/, ({ n }) => say(n)).replay()
      later.once('a', ({ n }) => say('once', n)).replay()
    }
  },
  'an early handler registered with once receives one event in total'(uv, say) {
    uv.once('a', ({ n }) => say('early', n))
    uv.once('b', ({ n }) => say('late', n))
    uv.emit('a', { n: 1 })
    return (later) => {
      for (const type of ['a', 'b', 'b']) later.emit(type, { n: 2 })
    }
  },
  'an early handle is replayed and disposed later'(uv, say) {
    uv.emit('a', { n: 1 })
    const handle = uv.on('a', ({ n }) => say(n))
    return (later) => {
      handle.replay()
      handle.dispose()
      later.emit('a', { n: 2 })
      say(later.listeners.length)
    }
  },
  'an early handle is replayed and disposed early'(uv, say) {
    uv.emit('a', { n: 1 })
    const handle = uv.on('a', ({ n }) => say(n))
    handle.replay()
    uv.emit('a', { n: 2 })
    handle.dispose()
    return (later) => {
      later.emit('a', { n: 3 })
      handle.replay()
    }
  },
  'an event emitted by an early handler comes after the event it handles'(uv, say) {
    uv.on('a', () => uv.emit('b'))
    uv.on('a', () => say('a'))
    uv.on('b', () => say('b'))
    uv.emit('a')
    return (later) => {
      later.emit('a')
      say(later.events.map(({ meta }) => meta.type))
    }
  },
  'context and pattern of an early handler are kept'(uv, say) {
    const context = { name: 'mine' }
    uv.on(
      /^ec/,
      function (this: unknown, { meta }: { meta: { type: string } }) {
        say(this === context, meta.type)
      } as never,
      context,
    )
    uv.emit('ecView')
    return (later) => {
      for (const type of ['view', 'ecUser']) later.emit(type)
    }
  },
  'an early handler that throws does not prevent later ones'(uv, say) {
    uv.on('a', () => {
      throw new Error('broken')
    })
    uv.emit('a')
    return (later) => {
      later.on('a', () => say('after'))
      later.emit('a')
    }
  },
}

type Taken = { uv: Early; load: () => PublicUv }

/**
 * The states of a page before the script: with the public package alone, with the stub, or with an object of its own.
 */
const pages: Record<'public' | 'stub' | 'own', () => Taken> = {
  public() {
    const uv = createPublicUv()
    uv.logLevel(uv.logLevel.OFF)
    return { uv, load: () => uv }
  },
  stub() {
    const stub = aStub()
    return {
      uv: stub,
      load() {
        const bus = createBus(stub as Partial<Uv>, needs)
        replayKeptCalls(bus, stub.q.slice(), (error) => {
          throw error
        })
        return bus.uv
      },
    }
  },
  own() {
    const { uv } = pages.public()
    return { uv, load: () => createBus(uv as Partial<Uv>, needs).uv }
  },
}

function heard(page: keyof typeof pages, script: Script): unknown[] {
  const said: unknown[] = []
  const { uv, load } = pages[page]()
  script(uv, (...words) => said.push(structuredClone(words)))(load())
  return said
}

test.each(Object.entries(scripts))(
  'with the stub the page behaves as with the public package alone: %s',
  (_, script) => {
    expect(heard('stub', script)).toEqual(heard('public', script))
  },
)

test.each(Object.entries(scripts))('a page with its own object behaves as without the script: %s', (_, script) => {
  expect(heard('own', script)).toEqual(heard('public', script))
})
