/** The duration of animations in ms, for templates without a duration of their own (SHR-01.27). */
export const speeds = { slow: 600, fast: 200, default: 400 } as const

export type Speed = keyof typeof speeds

/** Returns the current duration of an animation in ms; 0 with reduced motion (SHR-01.25, SHR-01.27). */
export function motionMs(speed: Speed = 'default', wantsLess = wantsLessMotion()): number {
  return wantsLess ? 0 : speeds[speed]
}

/** Returns whether the visitor prefers reduced motion. Call it right before an animation, because the setting can change. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Returns the epoch milliseconds of a date or date-time: with a zone that instant, without one the local time of the visitor
 * (GLB-07.6, PDP-13.4). Undefined when the text cannot be parsed.
 */
export function instantOf(text: string): number | undefined {
  // `Date` would read a date without a time as UTC.
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text.trim())
  const ms = +new Date(isDate ? `${text.trim()}T00:00` : text.trim())
  return Number.isNaN(ms) ? undefined : ms
}
