/**
 * What is counted by hour: `accepted` includes crawlers, `failed` are errors in the code of experiences, `lost` are events of which
 * scripts told that they had given them up.
 */
export type HourMeasure =
  | 'visitors'
  | 'sessions'
  | 'views'
  | 'accepted'
  | 'crawlers'
  | 'duplicates'
  | 'refused'
  | 'failed'
  | 'lost'

/**
 * `detail` divides a measure further: refused and lost events by their reason, failed ones by experience and message as
 * `failureDetail` writes them; else it is ''.
 */
export type HourSum = { at: number; measure: HourMeasure; detail: string; total: number }

/** An order as reported first; `amount` in units of the currency. */
export type HourOrders = { at: number; currency: string; orders: number; amount: number }

/** Of a large event `text` has only type and address, but for the events of one visitor. */
export type ArrivedEvent = {
  position: number
  receivedAt: number
  visitorId: string | null
  isCrawler: boolean
  text: string
}

/** What arrived by hour, for the console. Ranges begin with `from` and end before `to`, both epoch milliseconds. */
export type TrafficStore = {
  /** The tracking ids for which anything has arrived, in their order. */
  trackingIds(): Promise<string[]>
  sums(trackingId: string, from: number, to: number): Promise<HourSum[]>
  orders(trackingId: string, from: number, to: number): Promise<HourOrders[]>
  /** Distinct visitors. They are kept apart for `visitorDays`: an earlier range has none. */
  countVisitors(trackingId: string, from: number, to: number): Promise<number>
  /** At most `atMost` events that arrived after a position and lately, the newest first. */
  latest(trackingId: string, after: number, atMost: number): Promise<ArrivedEvent[]>
  /**
   * Removes at most `atMost` sums older than a time, and of visitors and sessions older than another; returns how many of
   * one kind were removed at most.
   */
  removeOlder(before: { sums: number; visitors: number }, atMost: number): Promise<number>
}

/**
 * Days for which visitors are kept apart by hour: a week to compare with, and a day because a script may repeat an event
 * for a week.
 */
export const visitorDays = 9
