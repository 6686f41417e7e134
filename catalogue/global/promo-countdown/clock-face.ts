import { timeLeft, twoDigits } from '../../kit/counts/time-left.ts'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'

/** Formats the time left as `{dd}:{hh}:{mm}:{ss}` (GLB-07.3); from 100 days, which two digits cannot say, as days only. */
export function clockFace(untilMs: number, nowMs: number): string {
  const { days, hours, minutes, seconds } = timeLeft(untilMs, nowMs)
  if (days > 99) return daysLeft(days)
  return [days, hours, minutes, seconds].map(twoDigits).join(':')
}

/**
 * Returns the time left as screen readers say it, with units and without seconds, of which they would be told each one;
 * undefined at the end.
 */
export function spokenTime(untilMs: number, nowMs: number): string | undefined {
  if (untilMs <= nowMs) return undefined
  const { days, hours, minutes } = timeLeft(untilMs, nowMs)
  if (days > 99) return daysLeft(days)
  const parts = [
    days > 0 && sayText(days === 1 ? '{0} day' : '{0} days', days),
    hours > 0 && sayText(hours === 1 ? '{0} hour' : '{0} hours', hours),
    minutes > 0 && sayText(minutes === 1 ? '{0} minute' : '{0} minutes', minutes),
  ]
  return parts.filter(Boolean).join(', ') || sayText('less than a minute')
}

const units = ['day', 'hour', 'minute', 'second'] as const

/**
 * Returns the signs of the parts of the time in the language of the page: `d`, `h`, `m`, `s` in English. Safari before 14.1 knows
 * none.
 */
export function shortUnits(): (string | undefined)[] {
  const language = spokenLanguage()
  try {
    return units.map((unit) => {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' })
      return format.formatToParts(1).find(({ type }) => type === 'unit')?.value
    })
  } catch {
    return []
  }
}

function daysLeft(days: number): string {
  return sayText('{0} days', days.toLocaleString(spokenLanguage()))
}
