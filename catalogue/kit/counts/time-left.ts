export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** Returns the time until an instant in whole seconds, rounded up. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** Formats a number with at least two digits. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
