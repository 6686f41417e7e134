import { longestTimerMs } from '../longest-timer.ts'

export type TimerNeeds = { now: () => number; after: (ms: number, task: () => void) => void; task: () => void }

/** One alarm: it can be set to another time, epoch ms, and rings once; Infinity for never. */
export function createTimer({ now, after, task }: TimerNeeds): (at: number) => void {
  let setFor = Number.POSITIVE_INFINITY
  /** When the next timer of the browser ends; an earlier one cannot be called back, and only looks again. */
  let wakesAt = Number.POSITIVE_INFINITY

  function waitForNext(): void {
    if (setFor >= wakesAt) return
    const ms = Math.min(Math.max(setFor - now(), 0), longestTimerMs)
    const at = now() + ms
    wakesAt = at
    after(ms, () => wakeAt(at))
  }

  function wakeAt(at: number): void {
    if (at !== wakesAt) return
    wakesAt = Number.POSITIVE_INFINITY
    if (now() < setFor) waitForNext()
    else {
      setFor = Number.POSITIVE_INFINITY
      task()
    }
  }

  return (at) => {
    setFor = at
    waitForNext()
  }
}
