import type { EmittedEvent } from '../../contract/event.ts'
import type { Log } from '../log.ts'
import type { EventQueue } from '../queue/event-queue.ts'
import type { TransactionRecord } from '../visitor/transaction-record.ts'
import type { Bus } from './bus.ts'
import type { FollowRules } from './follow-rules.ts'
import type { SendAnswer } from './may-send.ts'
import type { PageFacts } from './page-facts.ts'
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
  /** What the event of a new session says of the device (BR-06). */
  device: () => object
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
  /** Whether what is emitted before the flush is stored at once (BY-01). */
  keeps?: boolean
  /** Whether the site's pages change without a load (BD-06). */
  spa?: boolean
  /** After a transaction that was not known (PL-17). */
  onConversion?: () => void
  followRules?: FollowRules
  /** After the first view of the page load. */
  onFirstView?: () => void
  log: Log
  /** Told of an exception that an event caused in here (ER-02). */
  onError?: (error: unknown) => void
}
