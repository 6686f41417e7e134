import type { VariationCounts } from '../../contract/experience-results.ts'

export type Counted = VariationCounts & {
  /** Visitors with an order after they saw it, and the sum of the squares of what each of them spent. */
  buyers: number
  revenueSquares: number
}

export type IterationCounts = {
  iterationId: string
  /** `order`, `primary`, or the id of a goal. */
  conversion: string
  goals: string[]
  /** The control first, then by id. */
  variations: Counted[]
}

/** What was counted of the events that tell of experiences, goals and orders. */
export type ResultsStore = {
  /**
   * The counts of the iteration that began last; null when nobody has seen the experience. The conversion is a goal, or
   * else any of the primary goals, or else an order where no goal is primary.
   */
  counts(trackingId: string, experienceId: string, goalId?: string): Promise<IterationCounts | null>
  /** Forgets at most so many visitors, goals and orders each that were received before a time; answers how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
