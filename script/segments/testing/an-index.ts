import type { Predicate, SegmentIndex, SegmentProfile, Timeout } from '../../../contract/segment-index.ts'

type PredicateFacts = Omit<Predicate, 'id'> & { segments?: readonly string[] }

/**
 * An index of one profile: predicates by id, each with the segments it decides. Plans name every predicate for the events
 * that it or one below it reads.
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

/** A leaf that views of a type satisfy, unless a test says otherwise. */
export function aLeaf(facts: Partial<PredicateFacts> = {}): PredicateFacts {
  return { op: 'eq', key: { event: 'ecView', field: 'type', type: 'string' }, value: 'product', ...facts }
}

/** With one segment, `s`, of visitors whose view of a product has not run out. */
export function aTimedIndex(timeout: Timeout): SegmentIndex {
  const held = { op: 'timeout', children: ['product'], props: { timeout }, segments: ['s'] }
  return anIndex({ product: aLeaf(), held })
}
