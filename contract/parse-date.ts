const form =
  /^((?!00)\d{4})-(0[1-9]|1[0-2])-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{3}))?)?(?:Z|([+-]\d\d):([0-5]\d))?)?$/

/**
 * Epoch milliseconds of `YYYY-MM-DD` with an optional time, which is UTC unless an offset stands behind it (SG-19).
 * NaN for anything else, for days that do not exist, and before the year 100.
 */
export function parseDate(text: string): number {
  const match = form.exec(text)
  if (!match) return Number.NaN
  const partAt = (at: number) => Number(match[at] ?? 0)
  const [year, month, day] = [partAt(1), partAt(2) - 1, partAt(3)]
  const time = Date.UTC(year, month, day, partAt(4), partAt(5), partAt(6), partAt(7))
  // A 30th of February would be taken for another day.
  if (day === 0 || Date.UTC(year, month, day) >= Date.UTC(year, month + 1, 1)) return Number.NaN
  const sign = match[8]?.startsWith('-') ? -1 : 1
  return time - (partAt(8) * 60 + sign * partAt(9)) * 60_000
}
