import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { DescribedSegment } from '../../contract/console/site-description.ts'

/** Returns a site's segments in their order, each with the experiences whose rules name it (TR-13). */
export function describeSegments({ segments = [], experiences }: SiteConfig): DescribedSegment[] {
  const uses = experiences.flatMap(({ id, name, rules }) =>
    entriesOf(rules?.segments).map(({ segment_id: segmentId, include }) => ({
      segmentId: String(segmentId),
      use: { id, name: name ?? id, isIncluded: include !== false },
    })),
  )
  return segments.map(({ id, name, when, byDefault }) => ({
    id,
    name: name ?? id,
    when,
    byDefault: byDefault ?? false,
    experiences: uses.filter(({ segmentId }) => segmentId === id).map(({ use }) => use),
  }))
}

function entriesOf(rule: unknown): { segment_id?: unknown; include?: boolean }[] {
  return Array.isArray(rule) ? rule : []
}
