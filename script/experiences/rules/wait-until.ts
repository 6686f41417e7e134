import { longestTimerMs } from '../../longest-timer.ts'
import { orStopped } from './waiting.ts'

export type TimeFacts = {
  /** Epoch milliseconds. */
  now: () => number
  after: (ms: number, task: () => void) => void
}

/** Waits for a time, epoch milliseconds. Answers false when it was stopped before; a time that has passed is there at once. */
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
