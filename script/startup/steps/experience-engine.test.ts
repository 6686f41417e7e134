import { expect, test } from 'vitest'
import { aRun } from '../../testing/a-run.ts'
import { anExperience } from '../../testing/an-experience.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'

test.each([
  ['there is nothing to run', { experiences: [] }],
  ['the flag is off', { experiences: [anExperience()], config: { flags: { experiences: false } } }],
])('no engine is created when %s, and the run completes', async (_, facts) => {
  const run = aRun(facts)
  expect((await runSteps(steps, run)).ended).toBe('whole')
  expect(run.engine).toBe(undefined)
  const { experiences } = run.page.namespace() as { experiences: { list(): unknown[]; explain(id: string): unknown } }
  expect(experiences.list()).toEqual([])
  expect(experiences.explain('experience')).toBe(undefined)
})
