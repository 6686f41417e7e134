import { confidence, errorsWide } from '../confidence-sequence.ts'

/** What a test is expected to meet. */
export type TestPlan = {
  /** Visitors who enter the test in a day. */
  visitorsPerDay: number
  /** The share of visitors who convert without the change, between 0 and 1. */
  rate: number
  /** The relative difference that one wants to see, such as 0.05 for 5 percent more or less. */
  uplift: number
  /** The shares of the visitors, the control first. */
  shares: readonly number[]
}

/** Standard errors that the estimate must lie beyond the interval's half, to find a difference in four of five tests. */
const errorsOfPower = 0.842

/** Nobody waits for a test longer than ten years: beyond that it never ends. */
const mostDays = 3650

/**
 * Returns after how many days a difference of this size will be proven in four of five tests by the interval that the console
 * shows (BV-04); null where it will not be within ten years, or where nothing can be compared.
 */
export function daysOfTest(plan: TestPlan): number | null {
  const [control = 0, ...others] = plan.shares
  const smallest = Math.min(...others)
  const isComparable = control > 0 && others.length > 0 && smallest > 0 && plan.rate > 0 && plan.rate < 1
  if (!isComparable || plan.uplift === 0 || !(plan.visitorsPerDay > 0)) return null
  if (!isProven(plan, mostDays)) return null
  let never = 0
  let surely = mostDays
  while (surely - never > 1) {
    const middle = Math.floor((never + surely) / 2)
    if (isProven(plan, middle)) surely = middle
    else never = middle
  }
  return surely
}

function isProven({ visitorsPerDay, rate, uplift, shares: [control = 0, ...others] }: TestPlan, days: number): boolean {
  const share = Math.min(...others)
  const inControl = visitorsPerDay * days * control
  const inVariation = visitorsPerDay * days * share
  const other = Math.min(1, rate * (1 + uplift))
  const converted = Math.min(inControl * rate, inVariation * other)
  if (converted < confidence.conversions * others.length) return false
  const varianceOf = (mean: number) => mean * (1 - mean)
  const error = Math.sqrt(varianceOf(other) / inVariation + (varianceOf(rate) / inControl) * (1 + uplift) ** 2) / rate
  const alpha = confidence.alpha / others.length
  const wide = errorsWide(inControl + inVariation, { alpha, tuning: confidence.tuning })
  return Math.abs(uplift) > error * (wide + errorsOfPower)
}
