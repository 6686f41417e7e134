import type { CostMeasure } from '../../contract/experience-costs.ts'
import type { CostBin } from './cost-bins.ts'

/** The ranges of an experience by measure; the id of the page itself is ''. */
export type CountedCosts = Map<string, Partial<Record<CostMeasure, CostBin[]>>>

/** The sums of what experiences cost on page loads (BD-07), by day; they name no visitor. */
export type CostStore = {
  /** Returns the sums of the page loads reported since a time in epoch milliseconds, counted from the beginning of its day. */
  since(trackingId: string, from: number): Promise<CountedCosts>
  /** Removes at most `atMost` sums of days that ended before a time in epoch milliseconds, and returns how many. */
  removeOlder(before: number, atMost: number): Promise<number>
}
