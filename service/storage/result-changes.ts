import type { DatabaseSync } from 'node:sqlite'
import type { EventOrder } from './keep-order.ts'
import { type ResultOfVisitor, resultOfVisitor } from './result-of-visitor.ts'
import { changeParts } from './result-parts.ts'
import { sumResult } from './sum-result.ts'

type ResultOf = Pick<EventOrder, 'trackingId' | 'visitorId' | 'receivedAt'>

export type ResultChanges = {
  /** Runs a write that changes a visitor's contribution in some iterations. */
  change(of: ResultOf, iterations: readonly number[], write: () => void): void
  /** Runs what makes such changes, and then changes the sums, once for all of them. */
  sumUp(run: () => void): void
}

/**
 * Prepares changing the sums of results by what visitors contributed before and after a batch. An order changes all iterations
 * that its visitor has seen, so that each is read once for a batch, not for each of its orders.
 */
export function resultChanges(database: DatabaseSync): ResultChanges {
  const { ordersOf, read } = resultOfVisitor(database)
  const sum = sumResult(database)
  const writeParts = changeParts(database)
  /** By visitor: their contribution by iteration before the batch. */
  let touched = new Map<string, { of: ResultOf; before: Map<number, ResultOfVisitor | null> }>()

  function readAll({ trackingId, visitorId }: ResultOf, iterations: readonly number[]) {
    const orders = ordersOf(trackingId, visitorId)
    return new Map(iterations.map((iteration) => [iteration, read(visitorId, iteration, orders)]))
  }

  function sumChanges({ of, before }: { of: ResultOf; before: ReadonlyMap<number, ResultOfVisitor | null> }) {
    const after = readAll(of, [...before.keys()])
    const changed = [...before].filter(([each, was]) => JSON.stringify(was) !== JSON.stringify(after.get(each)))
    const former = changed.flatMap(([, was]) => was ?? [])
    const latter = changed.flatMap(([each]) => after.get(each) ?? [])
    for (const result of former) sum(result, -1)
    for (const result of latter) sum(result, 1)
    writeParts(former, latter, of.receivedAt)
  }

  return {
    change(of, iterations, write) {
      const known = touched.get(of.visitorId) ?? { of, before: new Map() }
      touched.set(of.visitorId, known)
      const missing = iterations.filter((each) => !known.before.has(each))
      if (missing.length > 0) for (const [each, result] of readAll(of, missing)) known.before.set(each, result)
      write()
    },
    sumUp(run) {
      touched = new Map()
      run()
      for (const each of touched.values()) sumChanges(each)
    },
  }
}
