import { timeLeft, twoDigits } from '../../kit/counts/time-left.ts'
import * as texts from './texts.ts'

/** Formats the time left as `{dd}:{hh}:{mm}:{ss}` (GLB-07.3); from 100 days, which two digits cannot say, as days only. */
export function clockFace(untilMs: number, nowMs: number): string {
  const { days, hours, minutes, seconds } = timeLeft(untilMs, nowMs)
  if (days > 99) return texts.daysLeft(days)
  return [days, hours, minutes, seconds].map(twoDigits).join(':')
}
