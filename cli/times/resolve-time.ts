import { parseDate } from '../../contract/parse-date.ts'

export type ResolvedTime = {
  /** Epoch milliseconds; NaN for what cannot be read. */
  time: number
  /** The text names no offset from UTC, so that a time zone has to say what it means. */
  needsZone?: true
  /** What the change to or from summer time does to it. */
  clocks?: 'skipped' | 'repeated'
}

/**
 * The moment of a schedule's bound, which is epoch milliseconds or ISO. A text without an offset is the time on the clocks
 * of a zone such as Europe/Paris, UTC without one. A time that clocks skip in spring is read by the offset from before, so
 * that it is as much later; of one that they show twice in autumn the first is meant.
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

/** Whether a name is that of a time zone that is known here. */
export function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
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
