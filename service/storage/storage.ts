import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import type { CallbackStore } from '../callbacks/callback-store.ts'
import type { EventPages } from '../console/event-pages.ts'
import type { TrafficStore } from '../console/traffic-store.ts'
import type { VisitorDataStore } from '../console/visitor-data-store.ts'
import type { CostStore } from '../costs/cost-store.ts'
import type { CounterStore } from '../counters/counter-store.ts'
import type { DatasetStore } from '../datasets/dataset-store.ts'
import type { ErrorStore } from '../errors/error-store.ts'
import type { ValidEvent } from '../events/check-event.ts'
import type { BatchForm } from '../events/read-batch.ts'
import type { RunStore } from '../functions/run-store.ts'
import type { StorageGauge } from '../metrics/storage-gauges.ts'
import type { CampaignStore } from '../placements/campaign-store.ts'
import type { RecommendationStore } from '../recommendations/recommendation-store.ts'
import type { ResultsStore } from '../results/results-store.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import type { StampStore } from '../stamp/stamp-store.ts'
import type { NoticeStore } from '../stash/notice-store.ts'
import type { StashStore } from '../stash/stash-store.ts'
import type { ChangeStore } from '../steer/change-store.ts'

/**
 * The storage that the routes need. Every write resolves only when it is durable (SV-08). The interface is small and
 * asynchronous, so that another engine can implement it. Times are epoch milliseconds.
 */
export type Storage = {
  events: EventLog
  refusedEvents: RefusedEventStore
  refusedPages: RefusedPages
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
  costs: CostStore
  traffic: TrafficStore
  visitorData: VisitorDataStore
  eventPages: EventPages
  siteChanges: ChangeStore
  segments: SegmentStore
  datasets: DatasetStore
  /**
   * Calls back when work may have become due that another process has stored, or left. A storage of one process has none.
   */
  onWork?(listener: () => void): void
  /** Calls back when another process has changed the uploaded datasets. A storage of one process has none. */
  onDatasets?(listener: () => void): void
  /**
   * Resolves when a write can be made durable, which it tries as far as it can without a trace, for `/ready`; rejects when not. A storage
   * without it is taken to write.
   */
  tryWrite?(): Promise<void>
  /** Returns what the storage tells of itself in the metrics, in few milliseconds (BS-04). */
  describe?(): Promise<StorageGauge[]>
  /** Finishes pending work and releases the data. */
  close(): Promise<void>
}

/** The stores of a storage by name. */
export type AllStores = Omit<Storage, 'onWork' | 'onDatasets' | 'tryWrite' | 'describe' | 'close'>

export type EventLog = {
  /**
   * Stores the new events of a batch in their order, updates the visitors' histories, and stores the refused events,
   * all or nothing (SV-13, SV-29, SV-31, SV-33).
   */
  append(batch: EventBatch): Promise<{ accepted: number; duplicates: number }>
  /** Returns the events in the order of arrival; all events when there is no tracking id. */
  list(trackingId?: string): Promise<StoredEvent[]>
  clear(trackingId?: string): Promise<void>
  /** Returns when the last of the events came that were received before a time; 0 where there is none. */
  lastBefore(time: number): Promise<number>
  /** Removes at most `atMost` events received before a time, oldest first, and returns how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}

export type EventBatch = {
  trackingId: string
  receivedAt: number
  /** `text` is the event exactly as sent, `bot` whether it comes from a crawler (BR-07). */
  events: { text: string; event: ValidEvent; bot: boolean }[]
  refused: RefusedRecord[]
  /** Unknown for events that an operator replays. */
  sender?: Sender
  /** The refused event that these events replace. When it has already been removed, nothing is stored. */
  settles?: number
}

/** What the request tells about who sent events: a device type (BR-05) and an ISO country code; '' where unknown. */
export type Sender = { device: string; country: string }

/**
 * A stored event, with its times: by the device's clock, at sending, by the service's clock, and the corrected device
 * time (BY-07).
 */
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
  /** Returns at most `atMost` refused events after an id, in the order of arrival. */
  page(after: number, atMost: number, trackingId?: string): Promise<KeptRefusal[]>
  find(id: number): Promise<KeptRefusal | null>
  /** Replaces the earlier reason by the new one. */
  setReason(id: number, reason: string): Promise<void>
  clear(trackingId?: string): Promise<void>
  /** Removes at most so many of those received before a time, the oldest first; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}

/** Refused events of one property in pages, for the console. */
export type RefusedPages = {
  /** At most `atMost` before an id, the newest first; with any reason where none is given. */
  list(
    trackingId: string,
    reason: string | undefined,
    range: { before: number; atMost: number },
  ): Promise<KeptRefusal[]>
  /** The ids of at most `atMost` with a reason, from after one id to another, in the order of arrival. */
  ids(trackingId: string, reason: string, range: { after: number; upTo: number; atMost: number }): Promise<number[]>
  /** How many are kept for each reason, the most frequent first. */
  reasons(trackingId: string): Promise<{ reason: string; events: number }[]>
  /** The greatest id; 0 where there is none. */
  latest(trackingId: string): Promise<number>
}

/** A refused event with its index in its batch, or the beginning of an unreadable body (SV-31, SV-32). */
export type RefusedRecord = {
  trackingId: string
  receivedAt: number
  reason: string
  index: number | null
  /** Whether the sender was a crawler (BR-07). */
  bot: boolean
  /** How to read a whole body. */
  form: BatchForm
  body: Uint8Array
}

/** A stored refused event. Ids increase in the order of arrival. */
export type KeptRefusal = RefusedRecord & { id: number }

export type Visitors = {
  /** Returns null for a visitor never seen. */
  find(trackingId: string, visitorId: string): Promise<VisitorRecord | null>
  /** Replaces the visitor's record. */
  seed(trackingId: string, visitorId: string, record: VisitorRecord): Promise<void>
  clear(trackingId?: string): Promise<void>
}

export type VisitorRecord = Pick<LookupAnswer, 'history' | 'segments' | 'force'>
