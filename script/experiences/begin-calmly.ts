import { limits } from '../limits.ts'

export type CalmNeeds = {
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Called once, when something has been put off. */
  onPutOff: () => void
}

/**
 * Lets `limits.viewBurst` views begin at once, and one more each `limits.viewTurnMs`, so that a page that publishes a view in each
 * frame keeps its processor. What is put off begins at the next turn, unless another view or the end of this one comes before.
 */
export function beginCalmly({ now, after, onPutOff }: CalmNeeds) {
  let turns: number = limits.viewBurst
  let countedAt = now()
  let waiting: (() => void) | undefined
  let isTold = false

  function begin(task: () => void): void {
    waiting = undefined
    const at = now()
    turns = Math.min(limits.viewBurst, turns + (at - countedAt) / limits.viewTurnMs)
    countedAt = at
    if (turns >= 1) {
      turns--
      task()
      return
    }
    waiting = task
    after((1 - turns) * limits.viewTurnMs, () => {
      if (waiting !== task) return
      turns = 0
      countedAt = now()
      task()
    })
    if (!isTold) onPutOff()
    isTold = true
  }

  return {
    begin,
    cancel(): void {
      waiting = undefined
    },
  }
}
