import { limits } from '../limits.ts'

/** Runs work when there is time for it, in this task or in a later one; rejects when the work rejects. */
export type Pace = (work: () => Promise<void>) => Promise<void>

/**
 * Divides work that arrives all at once into short tasks, between which the page can draw and respond to the shopper.
 * Each piece of work waits for the one requested before it, unless that one is itself waiting for something; after
 * `limits.taskMs` of work the next piece runs in a new task.
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
