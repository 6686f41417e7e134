/** An entry of the segments rule. Without a group it forms its own; without `include` it includes. */
export type SegmentEntry = { segment_id: string | number; include?: boolean; and_group?: string | number | null }

/** Whether the memberships match; if not, the entries of the first group that does not. */
export type SegmentMatch = { passes: true } | { passes: false; because: string }

/**
 * Passes when the visitor is in at least one segment of every including group and not in all segments of any excluding
 * group (TR-13). Ids are compared as texts.
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

/** Returns the segment ids of each group; a group with both kinds of entries counts as two (TR-13). */
function groupsOf(entries: readonly SegmentEntry[]) {
  const included = new Map<unknown, string[]>()
  const excluded = new Map<unknown, string[]>()
  for (const entry of entries) {
    const groups = entry.include === false ? excluded : included
    // The entry itself is the key of its own group, so that it cannot equal a name.
    const group = entry.and_group === undefined || entry.and_group === null ? entry : String(entry.and_group)
    groups.set(group, [...(groups.get(group) ?? []), String(entry.segment_id)])
  }
  return { included: [...included.values()], excluded: [...excluded.values()] }
}
