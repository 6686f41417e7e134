import {
  type Cost,
  type CostMeasure,
  type CostsData,
  costMeasures,
  mostCosts,
  weighCost,
} from '../../../contract/experience-costs.ts'
import type { Cause } from './share-shift.ts'

export type CostCounter = {
  /** Adds to what an experience or, without an id, the page has cost. */
  add(cause: Cause, measure: CostMeasure, value: number): void
  /** Keeps the largest value. */
  raise(cause: Cause, measure: CostMeasure, value: number): void
  /** Notes that the code of an experience ran, whatever it costs. */
  ran(experienceId: string): void
  /** Returns what an experience has cost; undefined when its code has not run. */
  of(cause: Cause): Cost | undefined
  /** Returns the data of the statistic event. */
  tell(): CostsData
}

/** Adds up the costs of a page load. Of `measures`, what the browser cannot report, nothing is known. */
export function sumCosts(measures: ReadonlySet<CostMeasure>): CostCounter {
  const costs = new Map<Cause, Record<CostMeasure, number>>()

  function costOf(cause: Cause): Record<CostMeasure, number> {
    const known = costs.get(cause) ?? { shift: 0, longMs: 0, interactionMs: 0, codeMs: 0 }
    costs.set(cause, known)
    return known
  }
  costOf(undefined)

  function readCost(cause: Cause): Cost | undefined {
    const cost = costs.get(cause)
    const measured = costMeasures.filter((name) => measures.has(name) && (cause !== undefined || name !== 'codeMs'))
    return cost && Object.fromEntries(measured.map((name) => [name, roundCost(name, cost[name])]))
  }

  return {
    add(cause, measure, value) {
      costOf(cause)[measure] += value
    },
    raise(cause, measure, value) {
      const cost = costOf(cause)
      cost[measure] = Math.max(cost[measure], value)
    },
    ran: (experienceId) => void costOf(experienceId),
    of: readCost,
    tell() {
      const known = [...costs].flatMap(([id, cost]) => (id === undefined ? [] : [{ id, weight: weighCost(cost) }]))
      const costliest = known.sort((one, other) => other.weight - one.weight).slice(0, mostCosts)
      return {
        experiences: costliest.map(({ id }) => ({ experienceId: id, ...readCost(id) })),
        page: readCost(undefined) ?? {},
      }
    },
  }
}

function roundCost(measure: CostMeasure, value: number): number {
  const digits = measure === 'shift' ? 10_000 : measure === 'codeMs' ? 10 : 1
  return Math.round(value * digits) / digits
}
