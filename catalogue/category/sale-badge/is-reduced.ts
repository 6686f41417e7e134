import { parseFirstAmount } from '../../../contract/parse-amount.ts'

/** The texts of a price: those of what is asked for, and those of a former price. */
export type ShownPrices = { now: string; was: string }

/** Returns whether a former price is shown that differs from the current one (CAT-14.1, CAT-14.4). */
export function isReduced({ now, was }: ShownPrices): boolean {
  const [current, former] = [parseFirstAmount(now), parseFirstAmount(was)]
  return current !== undefined && former !== undefined && current !== former
}
