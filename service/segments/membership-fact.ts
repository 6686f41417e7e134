import type { ValidEvent } from '../events/check-event.ts'

/** What an event says about a visitor's segments: each with whether the visitor is in it from now on. */
export type MembershipFact = { segmentId: string; isMember: boolean }

/** The event with which the script tells that a visitor joined and left segments (SG-26). */
export const membershipType = 'qubit.segmentMembershipChanged'

/** A site has some dozens of segments, so that more ids in an event are no shopper's. */
const mostSegments = 100

/** Returns what an event says about segments; nothing for events of another type. */
export function membershipFacts({ meta, joined, left }: ValidEvent): MembershipFact[] {
  if (meta.type !== membershipType) return []
  const idsOf = (list: unknown) => (Array.isArray(list) ? list.slice(0, mostSegments).filter(isSegmentId) : [])
  const facts = [
    ...idsOf(left).map((segmentId) => ({ segmentId, isMember: false })),
    ...idsOf(joined).map((segmentId) => ({ segmentId, isMember: true })),
  ]
  return [...new Map(facts.map((fact) => [fact.segmentId, fact])).values()]
}

/** As `instep check` wants the id of a segment. */
function isSegmentId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id)
}
