import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import type { CallbackStore } from '../callbacks/callback-store.ts'
import type { CounterStore } from '../counters/counter-store.ts'
import type { ErrorStore } from '../errors/error-store.ts'
import type { ValidEvent } from '../events/check-event.ts'
import type { BatchForm } from '../events/read-batch.ts'
import type { RunStore } from '../functions/run-store.ts'
import type { CampaignStore } from '../placements/campaign-store.ts'
import type { RecommendationStore } from '../recommendations/recommendation-store.ts'
import type { ResultsStore } from '../results/results-store.ts'
import type { StampStore } from '../stamp/stamp-store.ts'
import type { NoticeStore } from '../stash/notice-store.ts'
import type { StashStore } from '../stash/stash-store.ts'

/**
 * What the routes need kept. Every write resolves only when it is durable (SV-08). Small and asynchronous, so that another
 * engine can stand behind it. Times are epoch milliseconds.
 */
export type Storage = {
  events: EventLog
  refusedEvents: RefusedEventStore
  visitors: Visitors
  stamps: StampStore
  errors: ErrorStore
  stash: StashStore
  notices: NoticeStore
  counters: CounterStore
  callbacks: CallbackStore
  runs: RunStore
  recommendations: RecommendationStore
  campaigns: CampaignStore
  results: ResultsStore
  /** Finishes what was begun and lets go of the data. */
  close(): Promise<void>
}

export type EventLog = {
  /**
   * Stores what is new of a batch in its order, brings the visitors' histories up to date, and keeps the refused events
   * aside, all or nothing (SV-13, SV-29, SV-31, SV-33).
   */
  append(batch: EventBatch): Promise<{ accepted: number; duplicates: number }>
  /** In the order of arrival; all of them without a tracking id. */
  list(trackingId?: string): Promise<StoredEvent[]>
  clear(trackingId?: string): Promise<void>
  /** Removes at most so many of those received before a time, the oldest first; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}

export type EventBatch = {
  trackingId: string
  receivedAt: number
  /** `text` is the event as the sender wrote it, `bot` whether it comes from a crawler (BR-07). */
  events: { text: string; event: ValidEvent; bot: boolean }[]
  refused: RefusedRecord[]
  /** The refused event that these events replace. When it is gone already, nothing is stored. */
  settles?: number
}

/** The times are of the device's clock, on sending, of the service's clock, and the first one corrected (BY-07). */
export type StoredEvent = {
  trackingId: string
  deviceAt: number
  sentAt: number | null
  receivedAt: number
  correctedAt: number
  bot: boolean
  text: string
}

export type RefusedEventStore = {
  keep(record: RefusedRecord): Promise<void>
  list(trackingId?: string): Promise<KeptRefusal[]>
  /** At most so many of those after an id, in the order of arrival. */
  page(after: number, atMost: number, trackingId?: string): Promise<KeptRefusal[]>
  find(id: number): Promise<KeptRefusal | null>
  /** Puts the newest reason in the place of the earlier one. */
  setReason(id: number, reason: string): Promise<void>
  clear(trackingId?: string): Promise<void>
  /** Removes at most so many of those received before a time, the oldest first; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}

/** A refused event with its place in its batch, or the beginning of an unreadable body (SV-31, SV-32). */
export type RefusedRecord = {
  trackingId: string
  receivedAt: number
  reason: string
  index: number | null
  /** Whether the sender was a crawler (BR-07). */
  bot: boolean
  /** How a whole body is to be read. */
  form: BatchForm
  body: Uint8Array
}

/** Ids grow in the order of arrival. */
export type KeptRefusal = RefusedRecord & { id: number }

export type Visitors = {
  /** Null for a visitor never seen. */
  find(trackingId: string, visitorId: string): Promise<VisitorRecord | null>
  /** Puts a record in the place of what was known. */
  seed(trackingId: string, visitorId: string, record: VisitorRecord): Promise<void>
  clear(trackingId?: string): Promise<void>
}

export type VisitorRecord = Pick<LookupAnswer, 'history' | 'segments' | 'force'>
