import { limits } from '../limits.ts'

export type CalmNeeds = {
  now: () => number
  after: (ms: number, task: () => void) => void
}

/**
 * Lets `limits.viewBurst` views begin at once, and one more each `limits.viewTurnMs`, so that a page that publishes a view in each
 * frame keeps its processor. What is put off begins at the next turn, unless another view or the end of this one comes before;
 * `onPutOff` is called then.
 */
export function beginCalmly({ now, after }: CalmNeeds, onPutOff: () => void) {
  /** When the next turn comes; in the past, as many have been saved up. */
  let due = 0
  let waiting: (() => void) | undefined

  return {
    begin(task: () => void): void {
      const from = Math.max(due, now() - limits.viewBurst * limits.viewTurnMs)
      const beginTask = () => {
        if (waiting !== task) return
        due = from + limits.viewTurnMs
        task()
      }
      waiting = task
      if (from <= now()) beginTask()
      else {
        onPutOff()
        after(from - now(), beginTask)
      }
    },
    cancel(): void {
      waiting = undefined
    },
  }
}
