const form = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{3}))?)?(?:Z|([+-])(\d\d):(\d\d))?)?$/

/**
 * Epoch milliseconds of `YYYY-MM-DD` with an optional time, which is UTC unless an offset stands behind it (SG-19).
 * Undefined for anything else, and for days that do not exist.
 */
export function parseDate(text: string): number | undefined {
  const match = form.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = match
    .slice(1, 8)
    .map((part) => Number(part ?? 0))
  const time = Date.UTC(year, month - 1, day, hour, minute, second, ms)
  // A month 13 or a 30th of February would roll over into another day.
  const [date = ''] = new Date(time).toISOString().split('T')
  if (date !== text.slice(0, 10) || hour > 23 || minute > 59 || second > 59) return undefined
  const offset = Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)
  return time - (match[8] === '-' ? -offset : offset) * 60_000
}
