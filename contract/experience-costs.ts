/**
 * What is measured of an experience, or of the rest of the page, on one page load (BD-07):
 * - `shift`: layout shifts, each the share of the viewport that moved times how far; their sum
 * - `longMs`: milliseconds of its code in frames or tasks of more than 50 ms; of the page, the rest of these
 * - `interactionMs`: milliseconds that the slowest answer to a press or key took
 * - `codeMs`: milliseconds that its code ran; not measured of the page
 */
export const costMeasures = ['shift', 'longMs', 'interactionMs', 'codeMs'] as const
export type CostMeasure = (typeof costMeasures)[number]

/** The costs on one page load; a measure that the browser does not report is missing. */
export type Cost = Partial<Record<CostMeasure, number>>

/** The data of the debug event `costs`: the experiences whose code ran, and the rest of the page. */
export type CostsData = { experiences: (Cost & { experienceId: string })[]; page: Cost }

/** Returns how costly costs are as one number: a shift of 0.1 weighs as much as a tenth of a second. */
export function weighCost({ shift = 0, longMs = 0, interactionMs = 0, codeMs = 0 }: Cost): number {
  return shift * 1000 + longMs + interactionMs + codeMs
}

/** How many experiences one event may have; the costliest are sent, and the service counts no more. */
export const mostCosts = 50

/** `GET /costs/{trackingId}`: what experiences cost on the page loads of visitors whose statistics are collected. */
export type CostSums = {
  /** The number of days that are counted, today included. */
  days: number
  /** The costliest first. */
  experiences: (SummedCost & { experienceId: string })[]
  /** What no experience caused. */
  page: SummedCost
}

/** Null where no browser reported the measure. */
export type SummedCost = Record<CostMeasure, MeasuredPages | null>

export type MeasuredPages = {
  /** Page loads on which it was measured. */
  pages: number
  mean: number
  /** Three in four page loads cost at most this; exact to ten percent. */
  p75: number
  worst: number
}
