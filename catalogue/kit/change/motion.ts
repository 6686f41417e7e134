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
