import { momentOf, readWallClock } from '../../time/wall-clock.ts'

/**
 * Returns a time of the settings as a field of date and time has it, `2026-11-25T20:30` on the clocks of the site's zone; ''
 * for none. Times are epoch milliseconds, or texts, which without an offset are on these clocks already.
 */
export function showSiteTime(time: unknown, timeZone: string | null): string {
  if (time === undefined || time === null || time === '') return ''
  const text = String(time)
  if (typeof time === 'string' && !/(?:Z|[-+]\d{2}:?\d{2})$/i.test(text)) return withMinutes(text)
  const at = typeof time === 'number' ? time : Date.parse(text)
  return Number.isNaN(at) ? '' : new Date(readWallClock(at, timeZone ?? 'UTC')).toISOString().slice(0, 16)
}

/** Returns the moment that a field of date and time means, in epoch milliseconds; undefined for none. */
export function momentOfSiteTime(shown: string, timeZone: string | null): number | undefined {
  const wallClock = Date.parse(`${shown}Z`)
  return Number.isNaN(wallClock) ? undefined : momentOf(wallClock, timeZone ?? 'UTC')
}

function withMinutes(text: string): string {
  return text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T').slice(0, 16)
}
