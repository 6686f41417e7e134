import { type CostMeasure, costMeasures, mostCosts } from '../../contract/experience-costs.ts'
import type { ValidEvent } from '../events/check-event.ts'
import { isTextId } from '../http/text-id.ts'

/** What a page load cost by one measure; the id of the page itself is ''. */
export type CostFact = { experienceId: string; measure: CostMeasure; value: number }

/** The largest values that a page load can have; what exceeds them is a mistake or made up. */
const most: Record<CostMeasure, number> = {
  shift: 1000,
  longMs: 3_600_000,
  interactionMs: 3_600_000,
  codeMs: 3_600_000,
}

/** Returns the facts of an event about costs (BD-07); none for other events, and for what is no cost. */
export function costFacts(event: ValidEvent): CostFact[] {
  if (event.meta.type !== 'qubit.debug' || event.code !== 'costs') return []
  const { experiences, page } = objectOf(event.data)
  const known = new Map<string, Record<string, unknown>>([['', objectOf(page)]])
  for (const each of Array.isArray(experiences) ? experiences.slice(0, mostCosts) : []) {
    const { experienceId } = objectOf(each)
    if (isTextId(experienceId)) known.set(experienceId, objectOf(each))
  }
  return [...known].flatMap(([experienceId, cost]) => factsOf(experienceId, cost))
}

function factsOf(experienceId: string, cost: Readonly<Record<string, unknown>>): CostFact[] {
  return costMeasures.flatMap((measure) => {
    const value = cost[measure]
    const isCost = typeof value === 'number' && value >= 0 && value <= most[measure]
    return isCost ? { experienceId, measure, value } : []
  })
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
