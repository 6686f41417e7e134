import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { openPace } from './open-pace.ts'

/** A browser in which work takes the time a test specifies, and the next task starts when the test calls for it. */
function aBrowser() {
  let time = 1000
  let waiting: (() => void)[] = []
  const done: string[] = []
  const pace = openPace({ now: () => time, rest: () => new Promise((go) => void waiting.push(go)) })
  return {
    done,
    pace,
    /** Does work that takes `ms`, after it has waited for a promise. */
    work: (name: string, ms: number) =>
      pace(async () => {
        await Promise.resolve()
        time += ms
        done.push(name)
      }),
    async nextTask() {
      const now = waiting
      waiting = []
      for (const go of now) go()
      await new Promise((settled) => setTimeout(settled))
    },
  }
}

test('short pieces of work run in one task', async () => {
  const { work, done, nextTask } = aBrowser()
  for (const name of ['a', 'b', 'c', 'd']) void work(name, limits.taskMs / 4)
  await nextTask()
  expect(done).toEqual(['a', 'b', 'c', 'd'])
})

test('work that arrives all at once is divided into short tasks and keeps its order', async () => {
  const { work, done, nextTask } = aBrowser()
  for (const name of ['a', 'b', 'c', 'd', 'e']) void work(name, limits.taskMs * 0.6)
  for (const shown of ['ab', 'abcd', 'abcde']) {
    await nextTask()
    expect(done.join('')).toBe(shown)
  }
})

test('work that waits for something delays the work behind it by one task, and work that fails delays nothing', async () => {
  const { pace, work, done, nextTask } = aBrowser()
  void pace(() => new Promise(() => {}))
  const failing = pace(() => Promise.reject(new Error('no')))
  void work('after them', 1)
  await Promise.all([expect(failing).rejects.toThrow('no'), nextTask().then(nextTask)])
  expect(done).toEqual(['after them'])
})
