import type { WireEvent } from '../../contract/event.ts'
import { type CookieStore, openCookieStore } from '../cookies/cookie-store.ts'
import { type Bus, createBus, type Uv } from '../events/bus.ts'
import { openSequence } from '../events/sequence.ts'
import { createTracker, type Tracker } from '../events/tracker.ts'
import type { TrackerNeeds } from '../events/tracker-needs.ts'
import { openTransactionRecord } from '../visitor/transaction-record.ts'
import { aDevice } from './a-browser.ts'
import { aClock, type Clock } from './a-clock.ts'
import { aJar } from './a-jar.ts'
import { aLog, type TestLog } from './a-log.ts'

export type TestTracker = {
  uv: Uv
  bus: Bus
  tracker: Tracker
  cookies: CookieStore
  clock: Clock
  /** The enriched events, in the order in which handlers received them. */
  enriched: WireEvent[]
  /** The events passed to the queue. */
  queued: WireEvent[]
  log: TestLog
}

/** Creates a tracker for an unknown visitor on its own bus, already flushed. */
export function aTracker(needs: Partial<TrackerNeeds> = {}): TestTracker {
  const clock = aClock()
  const log = aLog()
  const queued: WireEvent[] = []
  const enriched: WireEvent[] = []
  const page = needs.page ?? (() => ({ url: 'https://www.shop.test/uk/en/', referrerUrl: '' }))
  const bus = createBus(
    {},
    {
      console: { info() {}, error() {} },
      onEnrichmentError() {},
      moment: () => ({ ts: clock.now(), ...page() }),
    },
  )
  const cookies = openCookieStore({ jar: aJar(), domain: 'shop.test', onRepair() {}, onLarge() {}, ...clock })
  cookies.change({ permanent: { visitorId: 'abc-def-ghi' } })
  const tracker = createTracker({
    visitorId: 'abc-def-ghi',
    domains: ['shop.test'],
    trackingId: 'shop',
    uv: bus,
    biscotti: cookies,
    version: '1.2.3',
    page,
    device: () => aDevice,
    transactions: openTransactionRecord(undefined),
    random: Math.random,
    timezoneOffset: () => -60,
    refuseEvent: () => undefined,
    queue: anEventQueue((event) => queued.push(event)),
    sequence: openSequence(cookies, undefined),
    log,
    ...needs,
  })
  bus.uv.onEnrichment('*', (event) => enriched.push(event))
  tracker.flush()
  return { uv: bus.uv, bus, tracker, cookies, clock, enriched, queued, log }
}

/** Creates a queue that passes events on and stores none; held events are passed on when they are ready. */
export function anEventQueue(add: (event: WireEvent) => void): TrackerNeeds['queue'] {
  return { add, hold() {}, amend() {}, forget() {} }
}
