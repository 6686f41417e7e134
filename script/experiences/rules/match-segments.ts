/** An entry of the segments rule. Without a group it is one of its own; without `include` it includes. */
export type SegmentEntry = { segment_id: string | number; include?: boolean; and_group?: string | number | null }

/** Whether memberships fit the entries, and the entries of the first group that keeps the visitor out. */
export type SegmentMatch = { passes: true } | { passes: false; because: string }

/**
 * Passes when the visitor is in one segment at least of every group that includes, and in all segments of no group that
 * excludes (TR-13). Ids are compared as texts.
 */
export function matchSegments(
  entries: readonly SegmentEntry[],
  isMemberOf: (segmentId: string) => boolean,
): SegmentMatch {
  const { included, excluded } = groupsOf(entries)
  const missing = included.find((ids) => !ids.some(isMemberOf))
  if (missing) return { passes: false, because: `not in ${missing.join(' or ')}` }
  const matched = excluded.find((ids) => ids.every(isMemberOf))
  return matched ? { passes: false, because: `in ${matched.join(' and ')}` } : { passes: true }
}

/** The segment ids of each group; a group of both kinds is two (TR-13). */
function groupsOf(entries: readonly SegmentEntry[]) {
  const included = new Map<unknown, string[]>()
  const excluded = new Map<unknown, string[]>()
  for (const entry of entries) {
    const groups = entry.include === false ? excluded : included
    // The entry stands for its own group: no name is equal to it.
    const group = entry.and_group === undefined || entry.and_group === null ? entry : String(entry.and_group)
    groups.set(group, [...(groups.get(group) ?? []), String(entry.segment_id)])
  }
  return { included: [...included.values()], excluded: [...excluded.values()] }
}
