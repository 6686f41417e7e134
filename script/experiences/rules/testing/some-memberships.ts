import type { SegmentFacts } from '../wait-for-segments.ts'

export type TestMemberships = NonNullable<SegmentFacts['memberships']> & {
  /** Makes the visitor a member of exactly these segments. */
  become(...segmentIds: string[]): void
  listeners(): number
}

/** Creates memberships of a running segment engine that a test can change. */
export function someMemberships(...first: string[]): TestMemberships {
  let members = new Set(first)
  const listeners = new Set<Parameters<TestMemberships['onMembershipsChanged']>[0]>()
  return {
    isMemberOf: (id) => members.has(id),
    onMembershipsChanged(fn) {
      listeners.add(fn)
      return () => void listeners.delete(fn)
    },
    become(...segmentIds) {
      const before = members
      members = new Set(segmentIds)
      const joined = segmentIds.filter((id) => !before.has(id))
      const left = [...before].filter((id) => !members.has(id))
      for (const fn of [...listeners]) fn({ joined, left })
    },
    listeners: () => listeners.size,
  }
}
