import type { LookupHistory } from '../lookup-answer.ts'

/** `GET /console/api/visitors/{trackingId}`: those who were heard of last, the latest first. Times in epoch milliseconds. */
export type RecentVisitors = { visitors: RecentVisitor[] }

export type RecentVisitor = {
  visitorId: string
  /** When the last event arrived. */
  lastAt: number
  isCrawler: boolean
  views: number
  sessions: number
  conversions: number
  lifetimeValue: number
}

/** `GET /console/api/visitors/{trackingId}/{visitorId}`. */
export type VisitorReport = {
  visitorId: string
  history: LookupHistory
  segments: string[]
  /** The one that was seen last first. */
  experiences: SeenExperience[]
  /** The latest first. */
  orders: VisitorOrder[]
}

/** Times `at` are by the visitor's clock. */
export type SeenExperience = {
  experienceId: string
  iterationId: string
  variationId: string
  isControl: boolean
  at: number
  goals: VisitorGoal[]
  /** Orders from when the variation was seen. */
  orders: number
}

export type VisitorGoal = { goalId: string; isPrimary: boolean; at: number }

/** `amount` in units of the currency (ISO 4217; '' where the event named none). */
export type VisitorOrder = { id: string; at: number; currency: string; amount: number }

/** `GET /console/api/visitors/{trackingId}/{visitorId}/events?before`: a page of events, the newest first. */
export type VisitorEvents = {
  events: VisitorEvent[]
  /** To be given as `before` for the next page; null at the end. */
  next: number | null
}

export type VisitorEvent = {
  position: number
  receivedAt: number
  type: string
  /** The path of the page's address, without its query. */
  path: string
  isCrawler: boolean
  /** The event as it was sent, as JSON. */
  text: string
}

/**
 * `GET /console/api/visitors/{trackingId}/{visitorId}/export`: every row of the visitor by table, of all sites of the
 * service, which is what erasing removes. Columns that hold JSON are unpacked.
 */
export type VisitorExport = { visitorId: string; exportedAt: number; rows: Record<string, object[]> }

/** `DELETE /console/api/visitors/{trackingId}/{visitorId}`: how many rows were erased, the most first. */
export type ErasedVisitor = { erased: { table: string; rows: number }[] }
