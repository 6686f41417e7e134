import { longestTimerMs } from '../../longest-timer.ts'
import { orStopped } from './waiting.ts'

export type TimeFacts = {
  /** Epoch milliseconds. */
  now: () => number
  after: (ms: number, task: () => void) => void
}

/** Waits until a time in epoch milliseconds; a past time resolves at once. Resolves to false when stopped before. */
export function waitUntil(time: number, { now, after, signal }: TimeFacts & { signal: AbortSignal }): Promise<boolean> {
  const due = new Promise<boolean>((resolve) => {
    const checkCondition = () => {
      if (signal.aborted) return
      const left = time - now()
      if (left > 0) after(Math.min(left, longestTimerMs), checkCondition)
      else resolve(true)
    }
    checkCondition()
  })
  return orStopped(due, signal, false)
}
