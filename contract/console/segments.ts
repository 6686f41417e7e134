import type { DescribedSegment } from './site-description.ts'

/** All segments of a site. `builtAt` is in epoch milliseconds; null where no description of the site is known. */
export type SegmentList = { builtAt: number | null; segments: ListedSegment[] }

/**
 * A segment and who is in it. Membership is what the visitor's browser said last: a window that has run out since, such as
 * "in the last 7 days", is only told when the visitor comes back.
 */
export type ListedSegment = Omit<DescribedSegment, 'when'> & {
  /** Null for a segment that only events name. */
  when: DescribedSegment['when'] | null
  /** Visitors who were in it when they were last heard of. */
  members: number
  /** How often visitors entered and left it in the last 7 days, today included. */
  entered: number
  left: number
}

/** One segment with its days, from the first that is kept to the last. Days are those of UTC, by arrival. */
export type SegmentReport = { segment: ListedSegment; days: SegmentDay[] }

/** `at` is the beginning of the day, in epoch milliseconds. */
export type SegmentDay = { at: number; entered: number; left: number }
