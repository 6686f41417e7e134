import { compileSegments } from '../../cli/segments/compile-segments.ts'
import type { Condition } from '../../contract/segments/segment.ts'
import type { Log } from '../../script/log.ts'
import { compileLeaf } from '../../script/segments/compile-leaf.ts'

type Test = (event: object) => boolean

/**
 * A rule as the engine's own comparisons, in a tree that remembers nothing and stops as soon as the result is known: the work
 * that other evaluators of rules do. Predicates and their order are those of the compiled index.
 */
export function comparisonsOf(when: Condition, log: Log): Test {
  const { predicates, profiles } = compileSegments([{ id: 's', when }])
  const [root = ''] = Object.keys(profiles.site?.predicateRoots ?? {})
  return compile(root)

  function compile(id: string): Test {
    const predicate = predicates[id]
    if (!predicate) throw new Error(`no predicate ${id}`)
    const [first, ...others] = (predicate.children ?? []).map(compile)
    if (!first) return compileLeaf(predicate, log)
    if (predicate.op === 'or') return others.reduce(either, first)
    const all = others.reduce(both, first)
    return predicate.op === 'nand' ? (event) => !all(event) : all
  }
}

function both(one: Test, other: Test): Test {
  return (event) => one(event) && other(event)
}

function either(one: Test, other: Test): Test {
  return (event) => one(event) || other(event)
}
