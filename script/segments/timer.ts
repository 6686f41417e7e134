import { longestTimerMs } from '../longest-timer.ts'

export type TimerNeeds = { now: () => number; after: (ms: number, task: () => void) => void; task: () => void }

/** Creates a timer that can be reset to another time (epoch milliseconds; Infinity for never) and fires once. */
export function createTimer({ now, after, task }: TimerNeeds): (at: number) => void {
  let setFor = Number.POSITIVE_INFINITY
  /** The end of the latest browser timer. Earlier ones cannot be cancelled; they only check the time again. */
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
