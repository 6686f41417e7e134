/** The end of the coming Sunday, in the reader's time zone: the demo's countdown always has time left. */
export function endOfWeek(now = new Date()): string {
  const sunday = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + ((7 - now.getUTCDay()) % 7)),
  )
  return `${sunday.toISOString().slice(0, 10)}T23:59:59`
}
