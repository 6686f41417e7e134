import { kinds, type TestResult } from '../reports/test-result.ts'
import type { LedgerItem } from './item.ts'

export type Proof = {
  item: LedgerItem
  tests: TestResult[]
  /** Proven: at least one test with the id passed, and none failed. Skipped tests do not count. */
  state: 'proven' | 'failing' | 'not proven'
  /** Proven, but only by tests of a lesser kind than the item requires. */
  lesser: boolean
}

export type UnknownId = { id: string; test: TestResult }

/** Joins the items with the tests whose titles contain their ids. */
export function proofsOf(items: LedgerItem[], results: TestResult[]): { proofs: Proof[]; unknown: UnknownId[] } {
  const byId = new Map(items.map((item) => [item.id, { item, tests: [] as TestResult[] }]))
  const unknown: UnknownId[] = []
  for (const test of results) {
    for (const id of new Set(claimedIds(test.titles))) {
      const entry = byId.get(id)
      if (entry) entry.tests.push(test)
      else unknown.push({ id, test })
    }
  }
  return { proofs: [...byId.values()].map(proofOf), unknown }
}

function proofOf({ item, tests }: { item: LedgerItem; tests: TestResult[] }): Proof {
  const passed = tests.filter(({ state }) => state === 'passed')
  const failing = tests.some(({ state }) => state === 'failed')
  const strongest = Math.max(-1, ...passed.map(({ kind }) => kinds.indexOf(kind)))
  const state = failing ? 'failing' : passed.length > 0 ? 'proven' : 'not proven'
  return { item, tests, state, lesser: state === 'proven' && strongest < kinds.indexOf(item.prove) }
}

/**
 * Returns the ids that a test claims to prove, from the start of its title and those of the describe blocks around it:
 * `[CK-07] …`, `[VI-03, VI-04] …`, `[VI-03] [VI-04] …`. Any text in the brackets counts as an id, so that misspelt ids
 * are found.
 */
export function claimedIds(titles: string[]): string[] {
  return titles.flatMap((title) => {
    const [start = ''] = /^(?:\s*\[[^\]]*\])*/.exec(title) ?? []
    return [...start.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.split(',').map((id) => id.trim()))
  })
}
