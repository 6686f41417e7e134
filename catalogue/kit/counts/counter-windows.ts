/** How long the counters of popularity count, in minutes (CT-06). */
export const counterWindows = {
  /** Of purchases, each with a counter of its own. */
  transactions: [60, 1440, 2880, 4320, 10_080],
  views: 1440,
  mostAdded: 1440,
} as const

const usual = 1440

/**
 * The counter of the purchases within `bucketTime` minutes, without its namespace, and the window it is raised with; a time
 * without a counter is replaced by a day, of which `warn` is told (CT-06, SHR-08.4, SHR-08.5).
 */
export function purchasesCounter(bucketTime: number, warn?: (line: string) => void): { name: string; window: number } {
  const window = counterWindows.transactions.find((each) => each === bucketTime) ?? usual
  if (window !== bucketTime)
    warn?.(`bucketTime ${bucketTime} is none of ${counterWindows.transactions.join(', ')}: ${usual} is taken`)
  return { name: window === usual ? 'purchases' : `purchases-${window}`, window }
}
