import { setImmediate as nextTurn } from 'node:timers/promises'
import type { After } from '../jobs/after.ts'
import { storageAnswers } from './a-storage.ts'
import { testNow } from './an-app.ts'

export type Clock = {
  now: () => number
  after: After
  /** Advances the clock by milliseconds and runs due tasks, waiting for the storage's commits in between. */
  pass(milliseconds: number): Promise<void>
  /** Advances the clock while the machine sleeps: what has become due in the meantime runs when time passes again. */
  sleep(milliseconds: number): void
}

type Task = { at: number; run: () => void }

/** Creates a clock that moves only when a test advances it. */
export function aClock(startAt = testNow): Clock {
  let time = startAt
  const tasks = new Set<Task>()
  return {
    now: () => time,
    after(milliseconds, run) {
      const task = { at: time + Math.max(0, milliseconds), run }
      tasks.add(task)
      return () => void tasks.delete(task)
    },
    async pass(milliseconds) {
      const end = time + milliseconds
      for (;;) {
        await settleCommits()
        const [next] = [...tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        tasks.delete(next)
        time = Math.max(time, next.at)
        next.run()
      }
      time = end
    },
    sleep(milliseconds) {
      time += milliseconds
    },
  }
}

// A commit takes two turns of the event loop; a job makes at most a dozen commits before it sets its next timer.
async function settleCommits(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    await nextTurn()
    await storageAnswers()
  }
}
