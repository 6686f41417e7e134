import { type CostSums, costMeasures, type SummedCost, weighCost } from '../../contract/experience-costs.ts'
import { summarizeBins } from './cost-bins.ts'
import type { CountedCosts } from './cost-store.ts'

/** Summarises the counted costs of a number of days, the costliest experience first (BD-07). */
export function experienceCosts(counted: CountedCosts, days: number): CostSums {
  const summed = new Map([...counted].map(([id, bins]) => [id, sumCost(bins)]))
  const experiences = [...summed].flatMap(([experienceId, cost]) =>
    experienceId === '' ? [] : { experienceId, ...cost },
  )
  experiences.sort((one, other) => weightOf(other) - weightOf(one) || (one.experienceId < other.experienceId ? -1 : 1))
  return { days, experiences, page: summed.get('') ?? sumCost({}) }
}

function sumCost(bins: NonNullable<ReturnType<CountedCosts['get']>>): SummedCost {
  return Object.fromEntries(costMeasures.map((measure) => [measure, summarizeBins(bins[measure] ?? [])])) as SummedCost
}

/** Weighs the mean page load. */
function weightOf(cost: SummedCost): number {
  return weighCost(Object.fromEntries(costMeasures.map((measure) => [measure, cost[measure]?.mean ?? 0])))
}
