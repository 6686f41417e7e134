/** The end of the coming Sunday, in the time of whoever reads it: a countdown of the demo that never runs out for long. */
export function endOfWeek(now = new Date()): string {
  const sunday = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + ((7 - now.getUTCDay()) % 7)),
  )
  return `${sunday.toISOString().slice(0, 10)}T23:59:59`
}
