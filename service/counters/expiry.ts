import { wholeNumber } from '../http/whole-number.ts'

/** A week in minutes, the longest window (SV-52). */
const longestWindow = 10_080

/**
 * When an increment with a window of minutes drops out again, epoch milliseconds (SV-48).
 *
 * @throws Refusal 400 for a window that is not a whole number from 1 to 10080
 */
export function expiryOf(window: string, now: number): number {
  return now + wholeNumber(window, { name: 'The window', from: 1, to: longestWindow }) * 60_000
}
