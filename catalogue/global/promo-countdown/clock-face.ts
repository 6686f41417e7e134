import { timeLeft, twoDigits } from '../../kit/counts/time-left.ts'
import * as texts from './texts.ts'

/** Formats the time left as `{dd}:{hh}:{mm}:{ss}` (GLB-07.3); from 100 days, which two digits cannot say, as days only. */
export function clockFace(untilMs: number, nowMs: number): string {
  const { days, hours, minutes, seconds } = timeLeft(untilMs, nowMs)
  if (days > 99) return texts.daysLeft(days)
  return [days, hours, minutes, seconds].map(twoDigits).join(':')
}

/**
 * Returns the time left as screen readers say it, with units and without seconds, of which they would be told each one;
 * undefined at the end.
 */
export function spokenTime(untilMs: number, nowMs: number): string | undefined {
  if (untilMs <= nowMs) return undefined
  const { days, hours, minutes } = timeLeft(untilMs, nowMs)
  if (days > 99) return texts.daysLeft(days)
  const parts = [texts.inDays(days), texts.inHours(hours), texts.inMinutes(minutes)]
  return parts.filter(Boolean).join(', ') || texts.lessThanMinute
}
