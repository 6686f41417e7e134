import { expect, test } from 'vitest'
import { endOfWeek } from './end-of-week.ts'

const hour = 3_600_000

test('whenever the shop starts, its countdowns end on a Sunday, with ten hours left in the first time zone, and eight days at most', () => {
  const begin = Date.UTC(2026, 10, 23)
  for (let now = begin; now < begin + 14 * 24 * hour; now += hour) {
    const end = endOfWeek(new Date(now))
    expect(new Date(`${end}Z`).getUTCDay(), end).toBe(0)
    const left = Date.parse(`${end}+14:00`) - now
    expect(left).toBeGreaterThan(10 * hour - 2000)
    expect(left).toBeLessThan(8 * 24 * hour)
  }
})
