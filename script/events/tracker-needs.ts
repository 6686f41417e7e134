import type { EmittedEvent } from '../../contract/event.ts'
import type { BrowserState } from '../browser-state/browser-state.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Log } from '../log.ts'
import type { EventQueue } from '../queue/event-queue.ts'
import type { TransactionRecord } from '../visitor/transaction-record.ts'
import type { Bus } from './bus.ts'
import type { FieldRule } from './map-event.ts'
import type { SendAnswer } from './may-send.ts'
import type { PageFacts } from './page-facts.ts'
import type { Sequence } from './sequence.ts'

export type TrackerNeeds = {
  visitorId: string
  domains: readonly string[]
  trackingId: string
  uv: Bus
  biscotti: CookieStore
  version: string
  namespace?: string
  bundleId?: string
  urlLength?: number
  page: () => PageFacts
  browser: (page: PageFacts) => BrowserState
  now: () => number
  random: () => number
  timezoneOffset: (ts: number) => number
  /** The analytics client id, where the page has one. */
  gaClientId?: () => string | undefined
  /** Calls back with the client id when it comes within the time that is waited for it (EV-10). */
  findClientId?: (found: (id: string) => void) => void
  /** The type of user events that carry the marketing platform's segments (EV-18). */
  userType?: string
  maySend: (event: EmittedEvent) => SendAnswer
  sequence: Sequence
  queue: Pick<EventQueue, 'add' | 'hold' | 'amend' | 'forget'>
  transactions: TransactionRecord
  /** What stands between the page's events and the tracker, where a site's pages change without a load (BD-06). */
  gate?: (process: (event: EmittedEvent) => void) => (event: EmittedEvent) => void
  /** After a transaction that was not known (PL-17). */
  onConversion?: () => void
  mapper?: readonly FieldRule[]
  /** After the first view of the page load. */
  onFirstView?: () => void
  log: Log
  /** Told of an exception that an event caused in here (ER-02). */
  onError?: (error: unknown) => void
}
