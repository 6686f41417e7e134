import { vi } from 'vitest'

/** Milliseconds of one step: shorter than any time limit of a request. */
const stepMs = 250

/**
 * Advances the fake clock by `ms`, in steps between which the events of the page are sent: a request takes real time, and
 * one that is under way while the clock leaps past its time limit fails.
 */
export async function leap(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    // Frames are real while timers are not; Vitest's own `waitFor` would advance the fake clock with each try.
    for (let frames = 0; hasStoredEvents() && frames < 600; frames++) await new Promise(requestAnimationFrame)
    await vi.advanceTimersByTimeAsync(Math.min(left, stepMs))
  }
}

function hasStoredEvents(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith('qb_queue:'))
}
