import { timeLeft, twoDigits } from '../../kit/counts/time-left.ts'
import * as texts from './texts.ts'

/**
 * Formats the time until an instant: `2d 03h 04m 05s`, without days when there are none, and `Expired` afterwards (PDP-13.1,
 * PDP-13.3).
 */
export function timeText(untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return texts.expired
  const { days, hours, minutes, seconds } = timeLeft(untilMs, nowMs)
  const units = texts.timeUnits
  const time = `${twoDigits(hours)}${units.hours} ${twoDigits(minutes)}${units.minutes} ${twoDigits(seconds)}${units.seconds}`
  return days === 0 ? time : `${days}${units.days} ${time}`
}
