import type { EmittedEvent } from '../../contract/event.ts'
import type { Log } from '../log.ts'
import type { EventQueue } from '../queue/event-queue.ts'
import type { TransactionRecord } from '../visitor/transaction-record.ts'
import type { Bus } from './bus.ts'
import type { DebugEvent } from './debug-event.ts'
import type { FollowRules } from './follow-rules.ts'
import type { PageFacts } from './page-facts.ts'
import type { SendRefusal } from './refuse-event.ts'
import type { CountedCookies, Sequence } from './sequence.ts'

export type TrackerNeeds = {
  visitorId: string
  domains: readonly string[]
  trackingId: string
  uv: Bus
  biscotti: CountedCookies
  version: string
  namespace?: string
  bundleId?: string
  urlLength?: number
  page: () => PageFacts
  /** Returns the device facts for the event of a new session (BR-06). */
  device: () => object
  random: () => number
  timezoneOffset: (ts: number) => number
  /** Returns the analytics client id, where the page has one. */
  gaClientId?: () => string | undefined
  /** Calls back with the client id when it becomes known within the waiting time (EV-10). */
  findClientId?: (found: (id: string) => void) => void
  /** The type of user events that carry the marketing platform's segments (EV-18). */
  userType?: string
  refuseEvent: (event: EmittedEvent) => SendRefusal
  sequence: Sequence
  queue: Pick<EventQueue, 'add' | 'hold' | 'amend' | 'forget'>
  transactions: TransactionRecord
  /** Whether events emitted before the flush are stored at once (BY-01). */
  keeps?: boolean
  /** Whether the site's pages change without a load (BD-06). */
  spa?: boolean
  /** Called after a transaction that was not recorded yet (PL-17). */
  onConversion?: () => void
  followRules?: FollowRules
  /** Called after the first view of the page load. */
  onFirstView?: () => void
  log: Log
  /** Called with an exception that an event caused in the script (ER-02). */
  onError?: (error: unknown) => void
}

export type ProcessingNeeds = TrackerNeeds & {
  /** Takes a notice, which the tracker acts on now, or on the flush when the handlers are ready. */
  tell: (notice: Notice) => unknown
}

/** What processing an event causes beside the queue: a call of handlers, or a debug event for the site's owners. */
export type Notice = (() => void) | DebugEvent
