import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import type { ValidEvent } from '../events/check-event.ts'

/**
 * What the routes need kept. Every write resolves only when it is durable (SV-08). Small and asynchronous, so that another
 * engine can stand behind it. Times are epoch milliseconds.
 */
export type Storage = {
  events: EventLog
  deadLetters: DeadLetters
  visitors: Visitors
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
}

export type EventBatch = {
  trackingId: string
  receivedAt: number
  /** `text` is the event as the sender wrote it. */
  events: { text: string; event: ValidEvent }[]
  refused: DeadLetter[]
}

export type StoredEvent = { trackingId: string; receivedAt: number; sentAt: number | null; text: string }

export type DeadLetters = {
  keep(letter: DeadLetter): Promise<void>
  list(trackingId?: string): Promise<DeadLetter[]>
  clear(trackingId?: string): Promise<void>
}

/** A refused event with its place in its batch, or the beginning of an unreadable body (SV-31, SV-32). */
export type DeadLetter = {
  trackingId: string
  receivedAt: number
  reason: string
  index: number | null
  body: Uint8Array
}

export type Visitors = {
  /** Null for a visitor never seen. */
  find(trackingId: string, visitorId: string): Promise<VisitorRecord | null>
  /** Puts a record in the place of what was known. */
  seed(trackingId: string, visitorId: string, record: VisitorRecord): Promise<void>
  clear(trackingId?: string): Promise<void>
}

export type VisitorRecord = Pick<LookupAnswer, 'history' | 'segments' | 'force'>
