export const timeoutKinds = ['time', 'view', 'event', 'session', 'entrance', 'never'] as const
export type TimeoutKind = (typeof timeoutKinds)[number]

/** What the engine remembers of one predicate (SG-04). Times are epoch milliseconds. */
export type CriterionState = {
  /** Of the event that made it true, and of the clock when that was processed. A leaf with it is true. */
  time?: { value: number; actual: number }
  counts?: { type: string; value: number }
  /** When it runs out: a time, a number of the visitor's, or how many events are left; 0 for never. */
  timeout?: { type: TimeoutKind; value: number }
  timeoutExpired?: true
  segmentJoined?: number
  hasQueriedForUserId?: true
}

export type History = { userId?: string; criteria: Record<string, CriterionState> }

export type Changeset = { joined: readonly string[]; left: readonly string[] }

export type SegmentState = {
  history: History
  memberships: readonly string[]
  /** Of the index with which it was computed. */
  profiles: readonly string[]
  changeset: Changeset
}
