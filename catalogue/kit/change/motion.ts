/** How long an animation takes where a template says nothing else, in milliseconds (SHR-01.27). */
export const speeds = { slow: 600, fast: 200, default: 400 } as const

export type Speed = keyof typeof speeds

/** Milliseconds that an animation of a speed takes now; 0 for a visitor who wants less motion (SHR-01.25, SHR-01.27). */
export function motionMs(speed: Speed = 'default', wantsLess = wantsLessMotion()): number {
  return wantsLess ? 0 : speeds[speed]
}

/** Whether the visitor has asked for less motion; to be read when something is about to move, since it can change. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * The epoch milliseconds of a date or date-time: with a zone that instant, without one the visitor's local time (GLB-07.6,
 * PDP-13.4); undefined when it cannot be read.
 */
export function instantOf(text: string): number | undefined {
  // A date alone would be read as one of UTC.
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text.trim())
  const ms = Date.parse(isDate ? `${text.trim()}T00:00` : text.trim())
  return Number.isNaN(ms) ? undefined : ms
}
