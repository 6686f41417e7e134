import { withoutNamespace } from '../../contract/event.ts'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import type { Predicate, SegmentIndex, Timeout } from '../../contract/segment-index.ts'
import { readWindow } from '../../contract/segments/read-window.ts'
import type { Condition, EventMatch, Segment } from '../../contract/segments/segment.ts'
import { leafOf } from './leaf-of.ts'

type Facts = Omit<Predicate, 'id'>

/**
 * Compiles a site's segments into an index (SG-02). Shared parts occur once, and the id of a predicate follows from
 * its meaning, so that a visitor's earlier events still count after a change elsewhere.
 * @throws for segments in which `checkSegments` finds mistakes
 */
export function compileSegments(segments: readonly Segment[]): SegmentIndex {
  const predicates: Record<string, Predicate> = {}
  const executionPlans: Record<string, string[]> = {}
  const predicateRoots: Record<string, string[]> = {}

  for (const { id, when } of segments) {
    const root = compileCondition(when)
    predicateRoots[root] = [...(predicateRoots[root] ?? []), id]
  }
  const defaults = segments.filter(({ byDefault }) => byDefault).map(({ id }) => id)
  return { profiles: { site: { predicateRoots, defaults, executionPlans } }, predicates }

  /** Adds a predicate after its children, and registers it for the events that it reads. */
  function addPredicate(facts: Facts): string {
    const id = idOf(facts, predicates)
    if (predicates[id]) return id
    predicates[id] = { id, ...facts }
    for (const type of eventsOf(id)) executionPlans[type] = [...(executionPlans[type] ?? []), id]
    return id
  }

  function eventsOf(id: string): Set<string> {
    const { key, children = [] } = predicates[id] ?? {}
    return new Set([...(key ? [withoutNamespace(key.event)] : []), ...children.flatMap((each) => [...eventsOf(each)])])
  }

  function compileCondition(given: Condition): string {
    switch (given.kind) {
      case 'latest':
        return compileMatch(given.match)
      case 'happened':
        return compileHappening(given)
      case 'all':
        return joinConditions('and', given.of.map(compileCondition))
      case 'any':
        return joinConditions('or', given.of.map(compileCondition))
      case 'not':
        return addPredicate({ op: 'nand', children: [compileCondition(given.of)] })
      case 'record':
        return joinConditions(
          'and',
          Object.entries(given.fields).map(([field, wanted]) => compileQuery(given.dataset, field, wanted)),
        )
      default:
        return addPredicate({
          op: 'time',
          props: { time: { op: given.kind === 'from' ? 'gte' : 'lt', value: given.moment } },
        })
    }
  }

  function compileMatch({ event, fields }: EventMatch): string {
    const leaves = Object.entries(fields).map(([field, wanted]) => addPredicate(leafOf(event, field, wanted)))
    // With an empty list, `nin` holds for every event.
    if (leaves.length === 0) return addPredicate({ op: 'nin', key: { event, field: 'meta.type' }, value: [] })
    return joinConditions('and', leaves)
  }

  function compileHappening({ match, times = 1, within, until }: Condition & { kind: 'happened' }): string {
    const children = [compileMatch(match), ...(until ? [compileMatch(until)] : [])]
    if (times === 1) return addPredicate({ op: 'timeout', children, props: { timeout: windowOf(within) } })
    return addPredicate({
      op: 'count',
      children,
      props: { count: times, ...(within && { timeout: windowOf(within) }) },
    })
  }

  function compileQuery(dataset: string, field: string, wanted: EventMatch['fields'][string]): string {
    const { op, value, key } = leafOf('', field, wanted)
    return addPredicate({ op: 'query', props: { query: { dataset, field, op, value, type: key?.type } } })
  }

  function joinConditions(op: 'and' | 'or', ids: readonly string[]): string {
    const children = [...new Set(ids)].sort()
    const [only] = children
    return children.length === 1 && only !== undefined ? only : addPredicate({ op, children })
  }
}

/**
 * Returns an id derived from the predicate's content. When another predicate already has that id, it gets a longer
 * one.
 */
function idOf(facts: Facts, predicates: Readonly<Record<string, Predicate>>): string {
  const meaning = JSON.stringify(facts)
  let id = hashMurmur3(meaning).toString(36)
  for (let other = predicates[id]; other; other = predicates[id]) {
    const { id: _, ...known } = other
    if (JSON.stringify(known) === meaning) break
    id += hashMurmur3(`${id} ${meaning}`).toString(36)
  }
  return id
}

/** Converts a window to the engine's form; without a window it never ends. @throws for a window that cannot be read */
function windowOf(within: string | undefined): Timeout {
  if (within === undefined) return { type: 'never' }
  const window = readWindow(within)
  if (!window) throw new Error(`within '${within}' cannot be read`)
  return window
}
