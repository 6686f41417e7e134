import { compileSegments } from '../../cli/segments/compile-segments.ts'
import type { Condition } from '../../contract/segments/segment.ts'
import type { Log } from '../../script/log.ts'
import { compileLeaf } from '../../script/segments/compile-leaf.ts'

type EventTest = (event: object) => boolean

/**
 * Builds a rule from the engine's own comparisons, as a tree that caches nothing and stops as soon as the result is
 * known: the work that other rule evaluators do. The predicates and their order are those of the compiled index.
 */
export function comparisonsOf(when: Condition, log: Log): EventTest {
  const { predicates, profiles } = compileSegments([{ id: 's', when }])
  const [root = ''] = Object.keys(profiles.site?.predicateRoots ?? {})
  return compilePredicate(root)

  function compilePredicate(id: string): EventTest {
    const predicate = predicates[id]
    if (!predicate) throw new Error(`no predicate ${id}`)
    const [first, ...others] = (predicate.children ?? []).map(compilePredicate)
    if (!first) return compileLeaf(predicate, log)
    if (predicate.op === 'or') return others.reduce(eitherHolds, first)
    const all = others.reduce(bothHold, first)
    return predicate.op === 'nand' ? (event) => !all(event) : all
  }
}

function bothHold(one: EventTest, other: EventTest): EventTest {
  return (event) => one(event) && other(event)
}

function eitherHolds(one: EventTest, other: EventTest): EventTest {
  return (event) => one(event) || other(event)
}
