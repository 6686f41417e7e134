import type { Namespace } from '../../browser/page.ts'

/** The statistics of a page load, for one visitor in a hundred (ST-22). */
export type Statistics = {
  /** Counts the calls of the public functions that currently exist. */
  countCalls(namespace: Namespace): void
  /** Reports the duration of each step in ms. */
  tellTimes(durations: ReadonlyMap<string, number>): void
}
