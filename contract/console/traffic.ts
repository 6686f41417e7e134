import type { LossReason } from '../loss-reasons.ts'

/** `GET /console/api/traffic/{trackingId}?from&to`: what arrived by hour; times in epoch milliseconds. */
export type Traffic = {
  from: number
  to: number
  /** Distinct visitors of the whole range; null where the range begins before the days for which visitors are kept apart. */
  visitors: number | null
  /** Every hour from `from` to `to`, the oldest first. */
  hours: TrafficHour[]
}

/** Counted by arrival at the service, without crawlers. */
export type TrafficHour = {
  /** Its beginning, in epoch milliseconds. */
  at: number
  /** Distinct visitors within the hour. */
  visitors: number
  /** Sessions that were first heard of in this hour. */
  sessions: number
  views: number
  orders: number
  /** The amounts of these orders by currency. */
  revenue: MoneySum[]
}

/** `currency` in ISO 4217; '' where events named none. */
export type MoneySum = { currency: string; amount: number }

/** `GET /console/api/delivery/{trackingId}?from&to`: whether events arrive as they should. */
export type DeliveryHealth = {
  accepted: number
  /** Accepted events of crawlers, which count for nothing else. */
  crawlers: number
  /** Events that were stored before, and are therefore not stored again. */
  duplicates: number
  /** The most frequent first. */
  refused: { reason: string; events: number }[]
  /** Events that scripts lost, as they tell with a later one (BY-04); null for reasons that are not known. The most frequent first. */
  lost: { reason: LossReason | null; events: number }[]
  /** The reports of errors in scripts, by experience: null where no experience was involved. The most frequent first. */
  errors: { experienceId: string | null; message: string; reports: number; lastAt: number }[]
}

/** `GET /console/api/live/{trackingId}?after`: the events that arrived last, the newest first. */
export type LiveEvents = {
  /** To be given as `after` next time. */
  position: number
  events: LiveEvent[]
}

export type LiveEvent = {
  /** Increases with each arrival. */
  position: number
  receivedAt: number
  type: string
  visitorId: string | null
  /** The path of the page's address, without its query. */
  path: string
  isCrawler: boolean
}
