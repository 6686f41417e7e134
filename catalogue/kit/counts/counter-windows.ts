/** The time windows of the popularity counters, in minutes (CT-06). */
export const counterWindows = {
  /** For purchases; each window has its own counter. */
  transactions: [60, 1440, 2880, 4320, 10_080],
  views: 1440,
  mostAdded: 1440,
} as const

const usual = 1440

/**
 * Returns the counter of purchases within `bucketTime` minutes, without its namespace, and its time window. For a time
 * without a counter it uses one day and calls `warn` (CT-06, SHR-08.4, SHR-08.5).
 */
export function purchasesCounter(bucketTime: number, warn?: (line: string) => void): { name: string; window: number } {
  const window = counterWindows.transactions.find((each) => each === bucketTime) ?? usual
  if (window !== bucketTime)
    warn?.(`bucketTime ${bucketTime} is none of ${counterWindows.transactions.join(', ')}: ${usual} is taken`)
  return { name: window === usual ? 'purchases' : `purchases-${window}`, window }
}
