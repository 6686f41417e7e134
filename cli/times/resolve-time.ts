import { parseDate } from '../../contract/parse-date.ts'

export type ResolvedTime = {
  /** Epoch milliseconds; NaN for a text that cannot be read. */
  time: number
  /** Set when the text has no offset from UTC, so that it needs a time zone. */
  needsZone?: true
  /** How the change to or from daylight saving affects the time. */
  clocks?: 'skipped' | 'repeated'
}

/**
 * Resolves a bound of a schedule, given as epoch milliseconds or ISO text. A text without an offset is local time in a
 * zone such as Europe/Paris; the default is UTC. A time skipped in spring is read with the offset before the change,
 * which moves it forward. For a time repeated in autumn the first occurrence is used.
 */
export function resolveTime(bound: number | string, timeZone = 'UTC'): ResolvedTime {
  if (typeof bound !== 'string') return { time: typeof bound === 'number' ? bound : Number.NaN }
  const wall = parseDate(bound)
  if (Number.isNaN(wall) || /(?:Z|[+-]\d\d:\d\d)$/.test(bound.slice(10))) return { time: wall }
  const dayMs = 86_400_000
  const before = wall - offsetAt(wall - dayMs, timeZone)
  const after = wall - offsetAt(wall + dayMs, timeZone)
  const isShown = (time: number) => time + offsetAt(time, timeZone) === wall
  if (before === after) return { time: before, needsZone: true }
  if (!isShown(before) && !isShown(after)) return { time: before, needsZone: true, clocks: 'skipped' }
  if (isShown(before) && isShown(after)) return { time: Math.min(before, after), needsZone: true, clocks: 'repeated' }
  return { time: isShown(before) ? before : after, needsZone: true }
}

/** Returns whether a time zone with this name is known. */
export function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Returns by how many milliseconds the local time of a zone is ahead of UTC at a given time. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time)
  const partOf = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const [year, month, day] = [partOf('year'), partOf('month') - 1, partOf('day')]
  const wall = Date.UTC(year, month, day, partOf('hour'), partOf('minute'), partOf('second'))
  return wall - Math.floor(time / 1000) * 1000
}
