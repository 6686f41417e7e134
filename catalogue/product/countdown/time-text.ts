import { timeLeft, twoDigits } from '../../kit/counts/time-left.ts'
import { sayText } from '../../kit/words/say.ts'

/**
 * Formats the time until an instant: `2d 03h 04m 05s`, without days when there are none, and `Expired` afterwards (PDP-13.1,
 * PDP-13.3).
 */
export function timeText(untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return sayText('Expired')
  const { days, hours, minutes, seconds } = timeLeft(untilMs, nowMs)
  const time = sayText('{0}h {1}m {2}s', ...[hours, minutes, seconds].map(twoDigits))
  return days === 0 ? time : sayText('{0}d {1}', days, time)
}
