import type { ArrivedEvent } from './traffic-store.ts'

/** Which stored events are asked for; undefined for any. */
export type StoredFilter = { type?: string; visitorId?: string }

/** Stored events in pages, for the console: each page ends before a position, and has the newest first. */
export type EventPages = {
  /** At most `atMost` events before a position. */
  stored(trackingId: string, filter: StoredFilter, range: { before: number; atMost: number }): Promise<PagedEvent[]>
  /** How many events arrived after a position; no more than `atMost` are counted. */
  countAfter(trackingId: string, filter: StoredFilter, range: { after: number; atMost: number }): Promise<number>
  /** The position of the newest event; 0 where there is none. */
  latest(trackingId: string): Promise<number>
  /** At most `atMost` types of events, by name. */
  types(trackingId: string, atMost: number): Promise<string[]>
  /** The text of an event; null where there is none at this position. */
  envelope(trackingId: string, position: number): Promise<string | null>
}

export type PagedEvent = ArrivedEvent & { type: string }

/** The characters of a type by which events are found. */
export const longestType = 128
