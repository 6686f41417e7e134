import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { aClock } from '../testing/a-clock.ts'
import { anExperience } from '../testing/an-experience.ts'
import { sentOf, startRun } from './testing/started.ts'

/** Creates a page on which drawing exceeds the budget of a task. `nextTask` starts the next task. */
async function aSlowPage(ids: string[]) {
  const clock = aClock()
  let worked = 0
  let holds = false
  let waiting: (() => void)[] = []
  const happened: string[] = []
  const execution = (id: string) => () => {
    worked += limits.taskMs + 1
    happened.push(id)
  }
  const run = await startRun(
    ids.map((id) =>
      anExperience({
        experimentId: id,
        load: async () => ({ triggers: undefined, execution: execution(id) }) as never,
      }),
    ),
    {
      page: {
        now: () => clock.now() + worked,
        rest: () => new Promise((go) => (holds ? void waiting.push(go) : go())),
      },
    },
  )
  holds = true
  const nextTask = async () => {
    const now = waiting
    waiting = []
    for (const go of now) go()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { run, happened, nextTask }
}

test('experiences that are ready at the same moment run in separate tasks, in their order', async () => {
  const { run, happened, nextTask } = await aSlowPage(['a', 'b', 'c'])
  await run.view()
  for (const shown of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    expect(happened).toEqual(shown)
    await nextTask()
  }
  expect(sentOf(run, 'qubit.experience').map(({ experienceId }) => experienceId)).toEqual(['a', 'b', 'c'])
})

test('[EX-12] an experience that waits for its task when the view changes neither runs nor counts for the old view', async () => {
  const { run, happened, nextTask } = await aSlowPage(['a', 'b'])
  await run.view()
  expect(happened).toEqual(['a'])
  happened.length = 0
  await run.view('basket')
  await nextTask()
  await nextTask()
  // Each once, for the new view.
  expect(happened.sort()).toEqual(['a', 'b'])
  expect(sentOf(run, 'qubit.experience').map(({ experienceId }) => experienceId)).toEqual(['a', 'a', 'b'])
})
