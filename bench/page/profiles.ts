/** The speed of a phone and its connection. */
export type Profile = {
  /** How many times slower its processor is than this machine's. */
  slowdown: number
  network?: { latencyMs: number; downBytesPerSecond: number; upBytesPerSecond: number }
}

const megabit = 1_000_000 / 8

/** Network and processor values are those that Lighthouse uses for a phone on slow 4G. */
export const profiles: Record<string, Profile> = {
  phone: {
    slowdown: 4,
    network: { latencyMs: 150, downBytesPerSecond: 1.6 * megabit, upBytesPerSecond: 0.75 * megabit },
  },
  cpu: { slowdown: 4 },
}

/** Screen size in CSS pixels. */
export const viewport = { width: 390, height: 844 }
