import { expect, vi } from 'vitest'
import { eventually } from '../../script/testing/eventually.ts'

/** Milliseconds of one step: shorter than any time limit of a request. */
const stepMs = 250

/**
 * Advances the fake clock by `ms`, in steps between which the events of the page are sent: a request takes real time, and
 * one that is under way while the clock leaps past its time limit fails.
 */
export async function leap(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await eventually(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:'))).toEqual([]))
    await vi.advanceTimersByTimeAsync(Math.min(left, stepMs))
  }
}
