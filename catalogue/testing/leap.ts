import { expect, vi } from 'vitest'
import { eventually } from '../../script/testing/eventually.ts'

/**
 * Advances the fake clock by `ms`, once the events of the page have been sent: a request takes real time, and one that is
 * under way as the clock leaps fails by its time limit.
 */
export async function leap(ms: number): Promise<void> {
  await eventually(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:'))).toEqual([]))
  await vi.advanceTimersByTimeAsync(ms)
}
