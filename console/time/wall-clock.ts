const day = 86_400_000

/** Returns what a clock on the wall shows at a moment, as if it were a time in UTC: epoch milliseconds to the second. */
export function readWallClock(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const date = [partOf('year'), partOf('month') - 1, partOf('day')] as const
  return Date.UTC(...date, partOf('hour'), partOf('minute'), partOf('second'))
}

/**
 * Returns the first moment at which the clock on the wall shows this; for a time that a clock put forward leaves out, the
 * moment that is as long after its change.
 */
export function momentOf(wallClock: number, timeZone: string): number {
  const offsetNear = (at: number) => readWallClock(at, timeZone) - Math.floor(at / 1000) * 1000
  const before = wallClock - offsetNear(wallClock - day)
  const after = wallClock - offsetNear(wallClock + day)
  const shown = [before, after].filter((at) => readWallClock(at, timeZone) === wallClock)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** Returns the local midnight at which a moment's day began, or that of a day before or after it. */
export function startOfDay(at: number, timeZone: string, daysLater = 0): number {
  return momentOf(Math.floor(readWallClock(at, timeZone) / day + daysLater) * day, timeZone)
}

/** Returns the moment at which the clock showed the same that many calendar days before. */
export function daysBefore(at: number, days: number, timeZone: string): number {
  return momentOf(readWallClock(at, timeZone) - days * day, timeZone)
}
