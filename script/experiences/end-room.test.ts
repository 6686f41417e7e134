import { expect, test } from 'vitest'
import { anExperience } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'
import { startRun } from './testing/started.ts'

test('[BD-04] the space reserved for an experience is released in the task that draws, not before', async () => {
  const happened: string[] = []
  let draw = () => {}
  const run = await startRun([
    anExperience({
      execution({ exposure }: ExperienceOptions) {
        const { shown, notShown } = exposure()
        notShown('not yet')
        draw = () => {
          shown()
          happened.push('drawn')
        }
      },
    }),
  ])
  run.page.instep().settle = (id) => void happened.push(`room of ${id} ended`)
  await run.view()
  expect(happened).toEqual([])
  draw()
  expect(happened).toEqual(['room of experience ended', 'drawn'])
})
