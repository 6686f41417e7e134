import { timeLeft, twoDigits } from '../../kit/counts/time-left.ts'

/** What is left until an instant: `2d 03h 04m 05s`, without days when there are none; `Expired` when it is over (PDP-13.1, PDP-13.3). */
export function timeText(untilMs: number, nowMs: number): string {
  if (untilMs <= nowMs) return 'Expired'
  const { days, hours, minutes, seconds } = timeLeft(untilMs, nowMs)
  const time = `${twoDigits(hours)}h ${twoDigits(minutes)}m ${twoDigits(seconds)}s`
  return days === 0 ? time : `${days}d ${time}`
}
