/**
 * The end of the coming Sunday in the reader's time zone; on a Sunday that of the next, because the shop goes on with it for
 * hours. So the demo's countdowns always have time left: ten hours where a day begins first.
 */
export function endOfWeek(now = new Date()): string {
  const sunday = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 7 - now.getUTCDay()))
  return `${sunday.toISOString().slice(0, 10)}T23:59:59`
}
