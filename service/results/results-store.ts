import type { VariationCounts } from '../../contract/experience-results.ts'
import type { RevenueBin } from './revenue-bins.ts'

export type CountedVariation = VariationCounts & {
  /**
   * The spending of its visitors, by currency and range. Visitors without any order, now or before, are in no range.
   */
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

/** What to remove; times in epoch milliseconds. */
export type Removal = {
  /** Ended iterations, goals and orders older than this time. */
  before: number
  /** Visitors of running iterations without activity since this time, whose cookie has expired. */
  silentSince: number
}

/** The counts of events about experiences, goals and orders. */
export type ResultsStore = {
  /**
   * Returns the counts of the iteration that began last; null when nobody has seen the experience. The conversion is
   * the given goal, else any of the primary goals, else an order where no goal is primary.
   */
  counts(trackingId: string, experienceId: string, goalId?: string): Promise<IterationCounts | null>
  /**
   * Removes at most `atMost` each of visitors, goals and orders, and returns how many. Those of a running experiment
   * stay, because a returning visitor would be counted again.
   */
  removeOlder(removal: Removal, atMost: number): Promise<number>
}
