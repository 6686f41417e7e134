/** The kinds of timeouts, with their letters in the compressed form (SG-33). */
export const timeoutLetters = {
  time: 't',
  view: 'v',
  event: 'e',
  session: 's',
  entrance: 'n',
  never: 'z',
} as const
export type TimeoutKind = keyof typeof timeoutLetters

/** The remembered state of one predicate (SG-04). Times are epoch milliseconds. */
export type CriterionState = {
  /** The time of the event that made it true, and the clock's at its processing. A leaf that has them is true. */
  time?: { value: number; actual: number }
  counts?: { type: string; value: number }
  /** When it runs out: a time, a value of a visitor's counter, or the number of events left; 0 for never. */
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
  /** The version of the index with which it was computed. */
  profiles: readonly string[]
  changeset: Changeset
}
