export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** What is left until an instant, in whole seconds: of the last one something is left until it has ended. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

/** With two digits at least. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
