import { withoutNamespace } from '../../contract/event.ts'
import type { Predicate, SegmentIndex } from '../../contract/segment-index.ts'

/** A predicate with its place in the evaluation order: children have lower places than their parents. */
export type PredicateNode = {
  predicate: Predicate
  children: readonly number[]
  /** Types, without namespace, of the events that it reads: its own, or those of all predicates below it. */
  events: ReadonlySet<string>
  /** The places of itself and of all predicates that depend on it, in order. */
  above: readonly number[]
  /** The segments that it decides. */
  segments: readonly string[]
}

export type CompiledIndex = {
  nodes: readonly PredicateNode[]
  place: ReadonlyMap<string, number>
  /** Per event type, in order, the predicates of its plans and those that depend on them. */
  plans: ReadonlyMap<string, readonly number[]>
  /** Per segment, the places of the predicates that decide it; empty for a segment that is only a default. */
  segments: ReadonlyMap<string, readonly number[]>
  defaults: ReadonlySet<string>
  profiles: readonly string[]
}

/** Compiles a valid index into a form in which the predicates that read an event are found directly. */
export function compileIndex({ predicates, profiles }: SegmentIndex): CompiledIndex {
  const ordered = childrenFirst(predicates)
  const place = new Map(ordered.map(({ id }, at) => [id, at]))
  const placesOf = (ids: readonly string[] = []) => ids.flatMap((id) => place.get(id) ?? [])
  const all = Object.values(profiles)
  const roots = all.flatMap(({ predicateRoots }) => Object.entries(predicateRoots))
  const decided = roots.flatMap(([id, segments]) => segments.map((segment) => [segment, placesOf([id])] as const))
  const children = ordered.map((predicate) => placesOf(predicate.children))
  const above = withParents(children)
  const events = eventsOf(ordered, children)
  return {
    nodes: ordered.map((predicate, at) => ({
      predicate,
      children: children[at] ?? [],
      above: above[at] ?? [],
      events: events[at] ?? new Set(),
      segments: [...new Set(roots.filter(([id]) => id === predicate.id).flatMap(([, segments]) => segments))],
    })),
    place,
    plans: uniteEntries(
      all
        .flatMap(({ executionPlans }) => Object.entries(executionPlans))
        .map(([type, ids]) => [withoutNamespace(type), placesOf(ids).flatMap((at) => above[at] ?? [])]),
    ),
    segments: uniteEntries([...all.flatMap(({ defaults }) => defaults.map((each) => [each, []] as const)), ...decided]),
    defaults: new Set(all.flatMap(({ defaults }) => defaults)),
    profiles: Object.keys(profiles),
  }
}

function childrenFirst(predicates: SegmentIndex['predicates']): Predicate[] {
  const ordered = new Set<Predicate>()
  const addPredicate = (id: string): void => {
    const predicate = predicates[id]
    if (!predicate || ordered.has(predicate)) return
    predicate.children?.forEach(addPredicate)
    ordered.add(predicate)
  }
  Object.keys(predicates).forEach(addPredicate)
  return [...ordered]
}

function eventsOf(ordered: readonly Predicate[], children: readonly (readonly number[])[]): Set<string>[] {
  const events: Set<string>[] = []
  ordered.forEach(({ key }, at) => {
    events.push(
      new Set([
        ...(key ? [withoutNamespace(key.event)] : []),
        ...(children[at] ?? []).flatMap((child) => [...(events[child] ?? [])]),
      ]),
    )
  })
  return events
}

/** Returns for each place itself and all places above it, in order. */
function withParents(children: readonly (readonly number[])[]): number[][] {
  const above = children.map((_, at) => new Set([at]))
  for (let at = children.length - 1; at >= 0; at--)
    for (const child of children[at] ?? []) for (const each of above[at] ?? []) above[child]?.add(each)
  return above.map(inOrder)
}

/** Merges the lists that belong to the same name. */
function uniteEntries(entries: readonly (readonly [string, readonly number[]])[]): Map<string, number[]> {
  const united = new Map<string, number[]>()
  for (const [name, places] of entries) united.set(name, inOrder(new Set([...(united.get(name) ?? []), ...places])))
  return united
}

export function inOrder(places: ReadonlySet<number>): number[] {
  return [...places].sort((a, b) => a - b)
}
