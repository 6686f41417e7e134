import type { Predicate, SegmentIndex, SegmentProfile, Timeout } from '../../../contract/segment-index.ts'

type PredicateFacts = Omit<Predicate, 'id'> & { segments?: readonly string[] }

/**
 * Creates an index with one profile, from predicates by id with the segments they decide. The plans list each predicate
 * under the events that it, or a predicate below it, reads.
 */
export function anIndex(
  predicates: Record<string, PredicateFacts>,
  profile: Partial<SegmentProfile> = {},
): SegmentIndex {
  const eventsOf = (id: string): string[] => {
    const { key, children = [] } = predicates[id] ?? {}
    return [...(key ? [key.event] : []), ...children.flatMap(eventsOf)]
  }
  const executionPlans: Record<string, string[]> = {}
  const predicateRoots: Record<string, readonly string[]> = {}
  for (const [id, { segments }] of Object.entries(predicates)) {
    if (segments) predicateRoots[id] = segments
    for (const event of new Set(eventsOf(id))) executionPlans[event] = [...(executionPlans[event] ?? []), id]
  }
  const entries = Object.entries(predicates).map(([id, { segments: _, ...facts }]) => [id, { id, ...facts }])
  return {
    predicates: Object.fromEntries(entries),
    profiles: { main: { predicateRoots, defaults: [], executionPlans, ...profile } },
  }
}

/** Creates a leaf; by default it matches views of a page type. */
export function aLeaf(facts: Partial<PredicateFacts> = {}): PredicateFacts {
  return { op: 'eq', key: { event: 'ecView', field: 'type', type: 'string' }, value: 'product', ...facts }
}

/** An index with one segment, `s`: visitors whose product view has not run out. */
export function aTimedIndex(timeout: Timeout): SegmentIndex {
  const held = { op: 'timeout', children: ['product'], props: { timeout }, segments: ['s'] }
  return anIndex({ product: aLeaf(), held })
}
