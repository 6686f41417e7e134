import { timeLeft, twoDigits } from '../../kit/counts/time-left.ts'

/** Formats the time left as `{dd}:{hh}:{mm}:{ss}` (GLB-07.3). */
export function clockFace(untilMs: number, nowMs: number): string {
  const { days, hours, minutes, seconds } = timeLeft(untilMs, nowMs)
  return [days, hours, minutes, seconds].map(twoDigits).join(':')
}
