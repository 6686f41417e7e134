import type { VariationCounts } from '../../contract/experience-results.ts'
import type { RevenueBin } from './revenue-bins.ts'

export type CountedVariation = VariationCounts & {
  /** What its visitors spent, by currency and range; visitors without any order, now or before, are in no range. */
  spent: ReadonlyMap<string, readonly RevenueBin[]>
}

export type IterationCounts = {
  iterationId: string
  /** `order`, `primary`, or the id of a goal. */
  conversion: string
  goals: string[]
  /** The control first, then by id. */
  variations: CountedVariation[]
}

/** What is removed, in epoch milliseconds. */
export type Removal = {
  /** Ended iterations, goals and orders of before this time. */
  before: number
  /** Visitors of running iterations of whom nothing was heard since this time: their cookie has expired. */
  silentSince: number
}

/** What was counted of the events that tell of experiences, goals and orders. */
export type ResultsStore = {
  /**
   * The counts of the iteration that began last; null when nobody has seen the experience. The conversion is a goal, or
   * else any of the primary goals, or else an order where no goal is primary.
   */
  counts(trackingId: string, experienceId: string, goalId?: string): Promise<IterationCounts | null>
  /**
   * Forgets at most so many visitors, goals and orders each; answers how many. Those of an experiment that still runs stay:
   * a visitor who comes back would count again.
   */
  removeOlder(removal: Removal, atMost: number): Promise<number>
}
