import type { Namespace } from '../../browser/page.ts'

/** What is kept of one page load of a visitor in a hundred (ST-22). */
export type Statistics = {
  /** Counts the calls of the public functions that stand there now. */
  countCalls(namespace: Namespace): void
  /** Tells how long each step took, in ms. */
  tellTimes(durations: ReadonlyMap<string, number>): void
}
