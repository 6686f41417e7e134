import type { SourceEntry } from '../source-entry.ts'

/** What an entry was about, and how the page has told it. */
export type ToldEntry = { key: string; isCall: boolean }

/** Between the two entries about one thing there are at most a few others. */
const mostRemembered = 4

/**
 * Returns whether a page tells once more what it has told just before in the other way, by `gtag()` or as an object: with two
 * plugins for analytics it does so with everything, and each change of the basket would count twice.
 */
export function followTold(
  before: readonly ToldEntry[],
  entry: SourceEntry,
  isCall: boolean,
): { told: readonly ToldEntry[]; isAgain: boolean } {
  const key = keyOf(entry)
  const first = before.find((each) => each.key === key && each.isCall !== isCall)
  if (first) return { told: before.filter((each) => each !== first), isAgain: true }
  return { told: [...before, { key, isCall }].slice(-mostRemembered), isAgain: false }
}

/** What makes two entries one: their other details often differ. */
const telling = ['kind', 'action', 'list', 'text', 'transactionId', 'item', 'items', 'productId', 'quantity']

const keyOf = (entry: SourceEntry) => JSON.stringify(entry, telling)
