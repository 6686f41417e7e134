import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceTypeOf } from '../../contract/device-type.ts'
import type { RoomRow, RoomSettings } from '../../contract/room.ts'
import { type PermanentState, permanentFields } from '../cookies/permanent-cookie.ts'
import { defaultsOf, encodeState } from '../cookies/state-codec.ts'
import { isVisitorId } from '../cross-domain/context-id.ts'
import { probabilityOf } from '../experiences/choose-variation.ts'
import { type GuardedWindow, keepRoom } from './keep-room.ts'

type Facts = {
  href?: string
  cookie?: string
  userAgent?: string
  touchPoints?: number
  prerendering?: boolean
  readyState?: string
}

/** A page whose head is being parsed, and the names that are set on its `<html>`. */
function aPage({ href = 'https://shop.test/uk/en/', cookie = '', userAgent = 'X11', ...more }: Facts = {}) {
  const names: Record<string, string> = { 'data-instep': '' }
  const heard: Record<string, (event: object) => void> = {}
  const addEventListener = (type: string, listener: (event: object) => void) => {
    heard[type] = listener
  }
  const window = {
    instep: {},
    document: {
      cookie,
      readyState: more.readyState ?? 'loading',
      prerendering: more.prerendering,
      addEventListener,
      documentElement: { setAttribute: (name: string, value: string) => (names[name] = value) },
    },
    location: { href },
    navigator: { userAgent, maxTouchPoints: more.touchPoints ?? 0 },
    addEventListener,
  } as unknown as GuardedWindow
  return { window, heard, kept: () => names['data-instep'], keptAround: () => names['data-instep-around'] }
}

const offers: RoomRow = { id: 'offers', variation: 'offers-v' }

function keptOn(facts: Facts, row: Partial<RoomRow>, settings: Partial<RoomSettings> = {}): boolean {
  const { window, kept } = aPage(facts)
  keepRoom(window, { rows: [{ ...offers, ...row }], ...settings })
  return kept() !== ''
}

/** Returns the cookies of a visitor with this stored state. */
function cookieOf(state: Partial<PermanentState>): string {
  return `other=1; qb_permanent=${encodeState(permanentFields, { ...defaultsOf(permanentFields), ...state })}; last=2`
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) }))
afterEach(() => void vi.useRealTimers())

test('[BD-04] nothing is hidden for more than a second, and room is kept until 3 seconds after the page has loaded, no longer', () => {
  const { window, heard, kept } = aPage()
  keepRoom(window, { rows: [offers, { ...offers, id: 'menu' }] })
  expect(kept()).toBe('r0 h0 r1 h1')
  vi.advanceTimersByTime(999)
  expect(kept()).toBe('r0 h0 r1 h1')
  vi.advanceTimersByTime(1)
  expect(kept()).toBe('r0 r1')
  vi.advanceTimersByTime(20_000)
  heard.load?.({})
  vi.advanceTimersByTime(2999)
  expect(kept()).toBe('r0 r1')
  vi.advanceTimersByTime(1)
  expect(kept()).toBe('')
  expect(vi.getTimerCount()).toBe(0)
})

test('[BD-04] room in what surrounds an anchor has names of its own, which do not change when other room ends', () => {
  const { window, kept, keptAround } = aPage()
  keepRoom(window, { rows: [offers, { ...offers, id: 'menu', around: true }, { ...offers, id: 'hero' }] })
  expect([kept(), keptAround()]).toEqual(['r0 h0 r1 h1 r2 h2', 'r1 h1'])
  window.instep?.settle?.('offers')
  expect([kept(), keptAround()]).toEqual(['r1 h1 r2 h2', 'r1 h1'])
  vi.advanceTimersByTime(1000)
  expect([kept(), keptAround()]).toEqual(['r1 r2', 'r1'])
  window.instep?.settle?.('menu')
  expect([kept(), keptAround()]).toEqual(['r2', ''])
  const without = aPage()
  keepRoom(without.window, { rows: [offers] })
  expect(without.keptAround()).toBe(undefined)
})

test('[BD-04] an experience that has drawn reports this itself; one that will not run is detected, and one that is still waiting keeps its room', () => {
  const { window, kept } = aPage()
  keepRoom(window, { rows: [offers, { ...offers, id: 'menu' }, { ...offers, id: 'hero' }] })
  window.instep?.settle?.('offers')
  window.instep?.settle?.('offers')
  window.instep?.settle?.('of another page')
  expect(kept()).toBe('r1 h1 r2 h2')
  const list = () => [
    { experienceId: 'menu', progress: 'ended' },
    { experienceId: 'hero', progress: 'waiting' },
  ]
  Object.assign(window, { __qubit: { experiences: { list } } })
  vi.advanceTimersByTime(100)
  expect(kept()).toBe('r2 h2')
})

test('nothing is reserved on a page that is there already, as where an optimiser delays the tag, or twice where the tag stands twice', () => {
  const late = aPage({ readyState: 'interactive' })
  keepRoom(late.window, { rows: [offers] })
  expect([late.kept(), late.window.instep]).toEqual(['', {}])
  const { window, kept } = aPage()
  keepRoom(window, { rows: [offers] })
  keepRoom(window, { rows: [offers] })
  window.instep?.settle?.('offers')
  vi.advanceTimersByTime(1000)
  expect(kept()).toBe('')
})

test('[BD-04] where the script is blocked no room is kept, while an image that fails to load changes nothing', () => {
  const { window, heard, kept } = aPage()
  keepRoom(window, { rows: [offers] })
  heard.error?.({ target: { src: 'https://shop.test/hero.png' } })
  heard.error?.({ target: window })
  expect(kept()).toBe('r0 h0')
  heard.error?.({ target: { src: 'https://shop.test/instep/instep.js' } })
  expect(kept()).toBe('')
})

test('[BD-04] room that stays is held by its own experience, shown or not, and by no other', () => {
  const { window, heard, kept } = aPage()
  const rows = ['proof', 'stock'].map((id) => ({ ...offers, id, stays: true as const }))
  keepRoom(window, { rows: [offers, ...rows] })
  heard.load?.({})
  const list = [
    { experienceId: 'offers', progress: 'executed' },
    { experienceId: 'proof', progress: 'executed' },
    { experienceId: 'stock', progress: 'waiting' },
  ]
  Object.assign(window, { __qubit: { experiences: { list: () => list } } })
  vi.advanceTimersByTime(3000)
  expect(kept()).toBe('r1 r2')
  list[2] = { experienceId: 'stock', progress: 'ended' }
  vi.advanceTimersByTime(100)
  expect(kept()).toBe('r1')
  expect(vi.getTimerCount()).toBe(0)

  const alone = aPage()
  keepRoom(alone.window, { rows })
  alone.heard.load?.({})
  vi.advanceTimersByTime(3000)
  expect(alone.kept()).toBe('')
})

test('on a prerendered page the time starts when the page is shown', () => {
  const { window, heard, kept } = aPage({ prerendering: true })
  keepRoom(window, { rows: [offers] })
  vi.advanceTimersByTime(60_000)
  expect(kept()).toBe('r0 h0')
  heard.prerenderingchange?.({})
  vi.advanceTimersByTime(1000)
  expect(kept()).toBe('r0')
})

test.each<[string, string, Partial<RoomRow>, boolean]>([
  ['a page within the included paths', '/uk/en/', { include: ['/eu', '/uk/en'] }, true],
  ['a page outside the included paths', '/us/en/', { include: ['/eu', '/uk/en'] }, false],
  ['a page in the excluded paths', '/uk/en/help', { include: ['/uk/en'], exclude: ['/help'] }, false],
])('room is kept only on the pages of the experience: %s', (_, path, row, isKept) => {
  expect(keptOn({ href: `https://shop.test${path}` }, row)).toBe(isKept)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148', 5],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0 Mobile Safari/537.36', 5],
  ['Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/120.0 Safari/537.36', 5],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 0],
])('the device type is the one that the script determines: %s, %i', (userAgent, touchPoints) => {
  const device = deviceTypeOf(userAgent, touchPoints)
  for (const each of ['computer', 'mobile', 'tablet'] as const)
    expect(keptOn({ userAgent, touchPoints }, { devices: [each] })).toBe(each === device)
})

test('visitors are allocated in the same way as by the script', () => {
  for (const visitorId of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const isIn = (name: string) => probabilityOf(visitorId, name) < 0.5
    for (const cookie of [`_qubitTracker=${visitorId}`, cookieOf({ visitorId })]) {
      expect(keptOn({ cookie }, { share: [0, 0.5] })).toBe(isIn('offers'))
      expect(keptOn({ cookie }, { share: [0.5, 1] })).toBe(!isIn('offers'))
      expect(keptOn({ cookie }, { group: ['top', 0, 0.5] })).toBe(isIn('group:top'))
      expect(keptOn({ cookie }, {}, { holdout: 0.5 })).toBe(!isIn('holdout'))
    }
  }
})

test('[BD-04] a new visitor is allocated by an id that the script adopts; without the stub no experience is expected', () => {
  const rows = [
    { ...offers, share: [0, 0.5] as const },
    { ...offers, id: 'menu', share: [0.5, 1] as const },
  ]
  for (let visitor = 0; visitor < 20; visitor++) {
    const { window, kept } = aPage()
    keepRoom(window, { rows })
    const id = window.instep?.newId ?? ''
    expect(isVisitorId(id)).toBe(true)
    const names = [probabilityOf(id, 'offers') < 0.5 && 'r0 h0', probabilityOf(id, 'menu') >= 0.5 && 'r1 h1']
    expect(kept()).toBe(names.filter(Boolean).join(' '))
  }
  const { window, kept } = aPage()
  window.instep = undefined
  keepRoom(window, { rows: [...rows, { ...offers, share: [0.5, 1] }] })
  expect(kept()).toBe('')
  const known = aPage({ cookie: '_qubitTracker=known' })
  keepRoom(known.window, { rows })
  expect(known.window.instep).not.toHaveProperty('newId')
})

test('the stored probability of a visitor takes precedence over the hash, also when another experience has a longer name', () => {
  const stored = (probability: number) => [
    { experienceId: 'more-offers', probability: 0.9, timesActivated: 3, iterationId: '1' },
    { experienceId: 'offers', probability, timesActivated: 0, iterationId: '' },
  ]
  for (const visitorId of ['one', 'two', 'three', 'four'])
    for (const [probability, isKept] of [
      [0.25, true],
      [0.75, false],
      [0.000001, true],
    ] as const)
      expect(
        keptOn({ cookie: cookieOf({ visitorId, experienceState: stored(probability) }) }, { share: [0, 0.5] }),
      ).toBe(isKept)
})

test('an experience that rules or segments decide on gets room when this visitor has seen it before', () => {
  const seen = (timesActivated: number) =>
    cookieOf({ experienceState: [{ experienceId: 'offers', probability: 0.5, timesActivated, iterationId: '1' }] })
  expect(keptOn({}, { decides: true })).toBe(false)
  expect(keptOn({ cookie: seen(0) }, { decides: true })).toBe(false)
  expect(keptOn({ cookie: seen(2) }, { decides: true })).toBe(true)
})

test('[BD-04] an experience that waits for consent gets room where the visitor has agreed before', () => {
  expect(keptOn({}, { consents: true })).toBe(false)
  expect(keptOn({ cookie: '_qubitTracker=1' }, { consents: true })).toBe(false)
  expect(keptOn({ cookie: cookieOf({ viewNumber: 1 }) }, { consents: true })).toBe(true)
})

test('an experience that is closed for now, has not started or is over gets no room; nor does any experience for a visitor who has opted out of the script', () => {
  const closed = (ms: number) =>
    cookieOf({ deliverCloseTime: [{ experimentId: 'offers', expiration: Date.now() + ms }] })
  expect(keptOn({ cookie: closed(3_600_000) }, {})).toBe(false)
  expect(keptOn({ cookie: closed(-3_600_000) }, {})).toBe(true)
  expect(keptOn({}, { start: Date.now() + 1 })).toBe(false)
  expect(keptOn({}, { end: Date.now() })).toBe(false)
  expect(keptOn({}, { start: Date.now() - 1, end: Date.now() + 1 })).toBe(true)
  expect(keptOn({ cookie: 'qb_dnt=2' }, {})).toBe(false)
})

test('an address that forces one experience keeps room for that one only, where the site allows forcing', () => {
  const href = 'https://shop.test/uk/en/?qb_force=offers.offers-v'
  expect(keptOn({ href }, { share: [0, 0], start: Number.POSITIVE_INFINITY }, { forced: true })).toBe(true)
  expect(keptOn({ href }, { id: 'menu' }, { forced: true })).toBe(false)
  expect(keptOn({ href }, { variation: 'offers-b' }, { forced: true })).toBe(false)
  expect(keptOn({ href }, { id: 'menu' })).toBe(true)
})
