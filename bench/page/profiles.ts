/** How slow a phone is. */
export type Profile = {
  /** How many times slower than this machine its processor is. */
  slowdown: number
  network?: { latencyMs: number; downBytesPerSecond: number; upBytesPerSecond: number }
}

const megabit = 1_000_000 / 8

/** Line and processor are those that Lighthouse takes for a phone on slow 4G. */
export const profiles: Record<string, Profile> = {
  phone: {
    slowdown: 4,
    network: { latencyMs: 150, downBytesPerSecond: 1.6 * megabit, upBytesPerSecond: 0.75 * megabit },
  },
  cpu: { slowdown: 4 },
}

/** CSS pixels of its screen. */
export const viewport = { width: 390, height: 844 }
