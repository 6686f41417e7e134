import { wholeNumber } from '../http/path-id.ts'
import { dueJob, whenDue } from '../jobs/due-job.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import type { CounterList } from './counter-store.ts'

/** One week in minutes, the longest window (SV-52). */
const longestWindow = 10_080

/**
 * Returns when an increment with a window in minutes expires, in epoch milliseconds (SV-48).
 * @throws Refusal 400 for a window that is not a whole number from 1 to 10080
 */
function expiryOf(window: string, now: number): number {
  return now + wholeNumber(window, { name: 'The window', from: 1, to: longestWindow }) * 60_000
}

/** An addition to the counter of an id: one, or `times`. The window is text from the address, in minutes. */
export type Addition = CounterList & { id: string; window: string; visitorId?: string; times?: number }

/** Adds to a counter for its window. Resolves when the addition is durable. */
export type AddToCounter = (addition: Addition) => Promise<void>

/** Creates the only function that adds to the counters, and the job that subtracts expired increments. */
export function addToCounter(app: TypedApp, { storage: { counters, onWork }, now, after }: Services): AddToCounter {
  const job = dueJob(app, {
    runDue: whenDue(counters.nextSweep, counters.sweep),
    nextDue: counters.nextSweep,
    now,
    after,
    onWork,
  })
  return async ({ window, visitorId, times = 1, ...place }) => {
    const at = now()
    const expiresAt = expiryOf(window, at)
    await counters.add({ ...place, times, visitorId: visitorId ?? null, now: at, expiresAt })
    job.plan(expiresAt)
  }
}
