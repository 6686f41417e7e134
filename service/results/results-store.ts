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

/**
 * An iteration in which somebody has seen an experience; times in epoch milliseconds, to a day. `order` is greater for one of
 * which something was heard first later.
 */
export type SeenIteration = { iterationId: string; order: number; firstAt: number; lastAt: number; visitors: number }

/** What an iteration counts: which part of its visitors, by what, and of which variation. */
export type PartSum = {
  dimension: 'day' | 'device' | 'country' | 'segment'
  /** A day is its number since 1970; a sum of a day is what the day added. A segment is its id. */
  value: string
  variationId: string
  visitors: number
  conversions: number
  /** By currency. */
  revenue: Map<string, number>
}

/** What to remove; times in epoch milliseconds. */
export type Removal = {
  /** Ended iterations, goals and orders older than this time. */
  before: number
  /** Visitors of running iterations without activity since this time, whose cookie has expired. */
  silentSince: number
  /** The iterations that run, as `heardSince` names them: who is counted in one part of a storage may be heard no more while others are. */
  running: string[]
}

/** The counts of events about experiences, goals and orders. */
export type ResultsStore = {
  /**
   * Returns the counts of an iteration, or of the one that began last; null when nobody has seen it. The conversion is
   * the given goal, else any of the primary goals, else an order where no goal is primary.
   */
  counts(
    trackingId: string,
    experienceId: string,
    goalId?: string,
    iterationId?: string,
  ): Promise<IterationCounts | null>
  /** Returns the ids of the experiences that most have seen, as many as a site can have, by name. */
  experienceIds(trackingId: string): Promise<string[]>
  /** Returns the iterations that somebody has seen, the one that began last first. */
  iterations(trackingId: string, experienceId: string): Promise<SeenIteration[]>
  /** Returns the sums of an iteration by its parts, for a conversion as `counts` names it; empty for one that is not known. */
  parts(of: { trackingId: string; experienceId: string; iterationId: string; conversion: string }): Promise<PartSum[]>
  /** Returns keys of the iterations, of all properties, of which some visitor has been heard at this time or later. */
  heardSince(time: number): Promise<string[]>
  /**
   * Removes at most `atMost` each of visitors, goals and orders, and returns how many, or `atMost` while there are more to look
   * at. Those of a running experiment stay, because a returning visitor would be counted again.
   */
  removeOlder(removal: Removal, atMost: number): Promise<number>
}
