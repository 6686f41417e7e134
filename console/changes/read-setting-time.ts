import { parseDate } from '../../contract/parse-date.ts'
import { momentOf } from '../time/wall-clock.ts'

/**
 * Returns a time of the settings in epoch milliseconds; null for what cannot be read. One without an offset is meant on the
 * clocks of the site (EX-14), in UTC where its time zone is not known.
 */
export function readSettingTime(time: number | string, timeZone: string | null): number | null {
  const at = typeof time === 'number' ? time : parseDate(time)
  // A Date reaches no further, and nothing could write it.
  if (!(Math.abs(at) <= 8.64e15 - 86_400_000)) return null
  const isAbsolute = typeof time === 'number' || /(?:Z|[+-]\d\d:\d\d)$/.test(time.slice(10))
  return isAbsolute || timeZone === null ? at : momentOf(at, timeZone)
}
