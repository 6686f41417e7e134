import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import { openCookieStore } from '../cookies/cookie-store.ts'
import { createBus } from '../events/bus.ts'
import { openSequence } from '../events/sequence.ts'
import { createTracker } from '../events/tracker.ts'
import { aDevice } from '../testing/a-browser.ts'
import { aJar } from '../testing/a-jar.ts'
import { aLog } from '../testing/a-log.ts'
import { aKeyValue } from '../testing/a-run.ts'
import { anEventQueue } from '../testing/a-tracker.ts'
import { mergeLookup } from './merge-lookup.ts'
import { type Action, type Arrival, aModel, domains, type History, minute } from './testing/a-counting-model.ts'
import { openTransactionRecord } from './transaction-record.ts'

/** Runs the real parts of the script on consecutive pages, with cookies that expire and a clock that a test moves. */
function aVisit(start: number) {
  const jar = aJar()
  const lapses = new Map<string, number>()
  const storage = aKeyValue()
  const sent: WireEvent[] = []
  let now = start
  let tasks: { at: number; task: () => void }[] = []
  let page = open({ url: '', referrerUrl: '' })

  function open(facts: Arrival) {
    const lapsingJar = {
      ...jar,
      values: (name: string) => ((lapses.get(name) ?? 0) > now ? jar.values(name) : []),
      write(...write: Parameters<typeof jar.write>) {
        lapses.set(write[0], now + write[2].lifeMs)
        jar.write(...write)
      },
    }
    const after = (ms: number, task: () => void) => void tasks.push({ at: now + ms, task })
    const clock = { now: () => now, after }
    const cookies = openCookieStore({ jar: lapsingJar, domain: 'shop.test', onRepair() {}, onLarge() {}, ...clock })
    const bus = createBus({}, { console, onEnrichmentError() {}, moment: () => ({ ts: now, ...facts }) })
    const visitorId = 'abc-def-ghi'
    if (cookies.permanent.visitorId === '') cookies.change({ permanent: { visitorId } })
    const tracker = createTracker({
      visitorId,
      domains,
      trackingId: 'shop',
      uv: bus,
      biscotti: cookies,
      version: '1',
      log: aLog(),
      page: () => facts,
      device: () => aDevice,
      transactions: openTransactionRecord(storage),
      random: Math.random,
      timezoneOffset: () => 0,
      refuseEvent: () => undefined,
      queue: anEventQueue((event) => sent.push(event)),
      sequence: openSequence(cookies, storage),
    })
    tracker.flush()
    return { bus, cookies }
  }

  function perform(action: Action): void {
    const { bus, cookies } = page
    if (action.kind === 'pass') {
      now += action.ms
      const due = tasks.filter(({ at }) => at <= now)
      tasks = tasks.filter(({ at }) => at > now)
      const then = now
      for (const { at, task } of due) {
        now = at
        task()
      }
      now = then
    } else if (action.kind === 'load') {
      cookies.save()
      tasks = []
      page = open(action)
    } else if (action.kind === 'lookup') {
      // Like the visitor id step: checks whether the session is synced, and applies the answer of the lookup.
      if (cookies.session.visitorIsSynced) cookies.change({ session: { visitorIsSynced: false } })
      const { force, history } = action
      cookies.raise(mergeLookup(cookies.permanent, { force, history } as LookupAnswer))
      cookies.change({ session: { visitorIsSynced: true } })
    } else if (action.kind === 'transaction')
      bus.uv.emit('ecBasketTransactionSummary', { transaction: { id: action.id } })
    else bus.uv.emit(action.kind === 'view' ? 'ecView' : 'ecOther', { type: 'home' })
  }

  return {
    state: () => ({
      ...page.cookies.permanent,
      ...page.cookies.session,
      eventNumber: page.cookies.permanent.eventNumber,
    }),
    act(action: Action): WireEvent[] {
      sent.length = 0
      perform(action)
      return [...sent]
    },
  }
}

const start = 1_700_000_000_000
const count = fc.option(fc.nat(40), { nil: undefined })
/** A lookup only has past times, and the visitor's own times start later. */
const moment = fc.option(fc.integer({ min: start - 5 * minute, max: start }), { nil: undefined })
const counts = ['views', 'sessions', 'entrances', 'conversions', 'conversionCycle', 'lifetimeValue']
const moments = ['firstView', 'lastView', 'firstConversion', 'lastConversion']
const history: fc.Arbitrary<History> = fc.record(
  Object.fromEntries([...counts.map((name) => [name, count]), ...moments.map((name) => [name, moment])]),
)
const referrers = [
  ...['', 'nonsense', 'https://www.shop.test/uk/en/', 'https://shop.example', 'https://elsewhere.test/?a=1'],
  ...['https://myshop.test/', 'https://search.test'],
]
const addresses = ['', '?utm_source=mail', '?a=1&UTM_Medium=x', '?utm_source=', '?outm_a=1']
const load: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant('load' as const),
  referrerUrl: fc.constantFrom(...referrers),
  url: fc.constantFrom(...addresses).map((query) => `https://www.shop.test/uk/en/${query}`),
})
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: load },
  { weight: 5, arbitrary: fc.constant<Action>({ kind: 'view' }) },
  { weight: 1, arbitrary: fc.constant<Action>({ kind: 'other' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('transaction' as const),
      id: fc.constantFrom<unknown>('A1', ' A1 ', 'B2', 7, '7', '', '  ', null, undefined, 'C3'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lookup' as const), history, force: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.constantFrom(
        1,
        1000,
        4999,
        5000,
        minute,
        29 * minute,
        30 * minute - 5000,
        30 * minute - 1,
        30 * minute,
        45 * minute,
      ),
    }),
  },
)
const actions = fc.array(action, { maxLength: 60, size: 'max' })

/** An expectation for each of a hundred thousand actions takes longer than the actions, so it is only made where it fails. */
function requireSame(actual: unknown, expected: unknown, what?: string): void {
  if (!Object.is(actual, expected)) expect(actual, what).toBe(expected)
}

function requireOrder(low: number, high: number): void {
  if (!(low <= high)) expect(high).toBeGreaterThanOrEqual(low)
}

type Forced = { sessionNumber: number; entranceNumber: number }

/** Returns whether a lookup forces a number to a smaller value. */
function lowers(each: Action, { sessionNumber, entranceNumber }: Forced): boolean {
  if (each.kind !== 'lookup' || !each.force) return false
  const { sessions = sessionNumber, entrances = entranceNumber } = each.history
  return sessions < sessionNumber || entrances < entranceNumber
}

const growing = [
  ...(['viewNumber', 'sessionNumber', 'entranceNumber', 'conversionNumber', 'conversionCycleNumber'] as const),
  ...(['lifetimeValue', 'eventNumber', 'lastViewTs', 'lastConversionTs'] as const),
]

test('for any sequence of actions, the numbers and events of a visitor are those that the ledger specifies', () => {
  fc.assert(
    fc.property(actions, (all) => {
      const model = aModel(start)
      const visit = aVisit(start)
      for (const each of all) {
        const expected = model.act(each)
        const sent = visit.act(each)
        requireSame(sent.length, expected.length)
        for (const [at, { meta }] of sent.entries()) requireSame(meta.type, expected[at])
        const state = visit.state() as Record<string, unknown>
        for (const [name, value] of Object.entries(model.state())) requireSame(state[name], value, name)
      }
    }),
    { numRuns: 1000 },
  )
})

test('no number decreases, and a first time changes only when a lookup knows an earlier one', () => {
  fc.assert(
    fc.property(actions, (all) => {
      const visit = aVisit(start)
      let before = visit.state()
      for (const each of all) {
        if (lowers(each, before)) continue
        visit.act(each)
        const after = visit.state()
        for (const name of growing) requireOrder(before[name] ?? 0, after[name] ?? 0)
        for (const name of ['firstViewTs', 'firstConversionTs'] as const)
          if (before[name] !== undefined) {
            requireOrder(after[name] ?? Number.NaN, before[name])
            if (each.kind !== 'lookup') requireSame(after[name], before[name])
          }
        // Only a lookup changes the lifetime value.
        if (each.kind !== 'lookup') requireSame(after.lifetimeValue, before.lifetimeValue)
        before = after
      }
    }),
    { numRuns: 500 },
  )
})

test('the session number increases exactly with the first view of a session', () => {
  fc.assert(
    fc.property(actions, (all) => {
      const visit = aVisit(start)
      for (const each of all) {
        const before = visit.state()
        if (lowers(each, before)) continue
        const sent = visit.act(each)
        const after = visit.state()
        if (each.kind === 'lookup') continue
        const begins = each.kind === 'view' && before.sessionViewNumber === 0
        requireSame(after.sessionNumber - before.sessionNumber, begins ? 1 : 0)
        requireSame(
          sent.some(({ meta }) => meta.type === 'qubit.session'),
          begins,
        )
        const enters = sent.some(({ meta }) => meta.type === 'qubit.entrance')
        requireSame(after.entranceNumber - before.entranceNumber, enters ? 1 : 0)
      }
    }),
    { numRuns: 500 },
  )
})

test('a number that a lookup has forced to a smaller value stays so when the cookie is written', () => {
  const visit = aVisit(start)
  visit.act({ kind: 'view' })
  visit.act({ kind: 'pass', ms: 5000 })
  visit.act({ kind: 'lookup', history: { sessions: 0, entrances: 0 }, force: true })
  visit.act({ kind: 'pass', ms: 5000 })
  expect(visit.state()).toMatchObject({ sessionNumber: 0, entranceNumber: 0 })
})
