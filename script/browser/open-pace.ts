import { limits } from '../limits.ts'

/** Does work when it may be done, in this task or in a later one; rejects as the work does. */
export type Pace = (work: () => Promise<void>) => Promise<void>

/**
 * Divides work that comes all at once into short tasks, in between of which the page can draw and answer the shopper. Each waits for
 * the one that asked before it, unless that waits for something itself; after `limits.taskMs` of work the next has a task of its own.
 */
export function openPace({ now, rest }: { now: () => number; rest: () => Promise<void> }): Pace {
  let restedAt = now()
  let before: Promise<unknown> = Promise.resolve()

  async function nextTask(): Promise<void> {
    await rest()
    restedAt = now()
  }

  return (work) => {
    const begun = before.then(() => (now() - restedAt > limits.taskMs ? nextTask() : undefined))
    const done = begun.then(work)
    before = begun.then(() => Promise.race([done.catch(() => {}), nextTask()]))
    return done
  }
}
