import { expect, test } from 'vitest'
import { anExperience } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'
import { startRun } from './testing/started.ts'

type Page = { title: string }

/** Creates an experience that prefixes the page title, and on removal restores the title it found. */
function titled(page: Page, experimentId: string, how: 'hook' | 'signal' | 'returned' = 'returned') {
  return anExperience({
    experimentId,
    execution: ({ signal, onRemove }: ExperienceOptions) => {
      const before = page.title
      page.title = `[${experimentId}] ${before}`
      const remove = () => {
        page.title = before
      }
      if (how === 'returned') return { remove }
      if (how === 'hook') return onRemove(remove)
      signal.addEventListener('abort', remove)
    },
  })
}

test('[EX-11] [EX-26] changes of several experiences to the same title are undone in reverse order, on every view', async () => {
  const page = { title: 'Shop' }
  const run = await startRun([titled(page, 'A'), titled(page, 'B'), titled(page, 'C')])
  for (let time = 0; time < 3; time++) {
    await run.view()
    expect(page.title).toBe('[C] [B] [A] Shop')
  }
  run.engine?.endView()
  expect(page.title).toBe('Shop')
})

test.each([
  ['hook', 'signal'],
  ['signal', 'hook'],
  ['returned', 'signal'],
  ['signal', 'returned'],
] as const)(
  '[EX-26] the order is kept when one experience undoes its change by %s and the other by %s',
  async (one, other) => {
    const page = { title: 'Shop' }
    const run = await startRun([titled(page, 'A', one), titled(page, 'B', other)])
    await run.view()
    expect(page.title).toBe('[B] [A] Shop')
    await run.view()
    expect(page.title).toBe('[B] [A] Shop')
    run.engine?.endView()
    expect(page.title).toBe('Shop')
  },
)

test('[EX-11] [EX-26] the order is that of the changes, not that of the definitions', async () => {
  const page = { title: 'Shop' }
  const slow = anExperience({
    experimentId: 'slow',
    execution: async ({ onRemove }: ExperienceOptions) => {
      await new Promise<void>((resolve) => run.page.after(10, resolve))
      const before = page.title
      page.title = `[slow] ${before}`
      onRemove(() => {
        page.title = before
      })
    },
  })
  const run = await startRun([slow, titled(page, 'quick')])
  await run.view()
  await run.page.clock.pass(10)
  expect(page.title).toBe('[slow] [quick] Shop')
  await run.view()
  await run.page.clock.pass(10)
  expect(page.title).toBe('[slow] [quick] Shop')
  run.engine?.endView()
  expect(page.title).toBe('Shop')
})
