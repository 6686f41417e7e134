/** Sums of segments, by what visitors' browsers said. Days are numbers since 1970, in UTC, by arrival. */
export type SegmentStore = {
  /** The members of each segment of which anything was said, and who entered and left since a day. */
  counts(trackingId: string, sinceDay: number): Promise<SegmentCounts[]>
  /** The days on which somebody entered or left, in their order. */
  days(trackingId: string, segmentId: string, sinceDay: number): Promise<SegmentDayCounts[]>
  /** Removes at most `atMost` memberships and days older than a time in epoch milliseconds; returns how many of one kind. */
  removeOlder(before: number, atMost: number): Promise<number>
}

export type SegmentCounts = { segmentId: string; members: number; entered: number; left: number }
export type SegmentDayCounts = { day: number; entered: number; left: number }
