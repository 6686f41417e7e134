import type { ListedSegment } from '../../contract/console/segments.ts'
import type { DescribedSegment } from '../../contract/console/site-description.ts'
import type { SegmentCounts } from '../segments/segment-store.ts'

/** Joins the segments that the site has, in its order, with those that only events name, and what is counted of each. */
export function listSegments(
  described: readonly DescribedSegment[],
  counts: readonly SegmentCounts[],
): ListedSegment[] {
  const known = new Set(described.map(({ id }) => id))
  const ofEvents = counts
    .filter(({ segmentId }) => !known.has(segmentId))
    .map(({ segmentId: id }) => unknownSegment(id))
  return [...described, ...ofEvents].map((segment) => {
    const { members = 0, entered = 0, left = 0 } = counts.find(({ segmentId }) => segmentId === segment.id) ?? {}
    return { ...segment, members, entered, left }
  })
}

function unknownSegment(id: string): Pick<ListedSegment, keyof DescribedSegment> {
  return { id, name: id, when: null, byDefault: false, experiences: [] }
}
