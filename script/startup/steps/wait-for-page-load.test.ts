import { expect, test } from 'vitest'
import { pageLoaded } from '../../browser/page.ts'
import { aRun } from '../../testing/a-run.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'
import { waitForPageLoad } from './wait-for-page-load.ts'

/** Creates a document with a loading state. */
function aDocument(readyState: DocumentReadyState) {
  const events = new EventTarget()
  const page = Object.assign(events, { readyState }) as unknown as Document & { readyState: DocumentReadyState }
  return { page, read: () => events.dispatchEvent(new Event('DOMContentLoaded')) }
}

test('[ST-20] while the document is loading the run waits, and the next steps have not started', async () => {
  const { page, read } = aDocument('loading')
  const run = aRun({ page: { loaded: () => pageLoaded(page) } })
  const startedSteps: string[] = []
  const watched = steps.map(([name, step]) => {
    const watch: typeof step = (each) => {
      startedSteps.push(name)
      return step(each)
    }
    return [name, watch] as const
  })
  const ended = runSteps(watched, run)
  await run.page.clock.pass(60_000)
  expect(startedSteps.at(-1)).toBe('wait for page load')
  read()
  expect((await ended).ended).toBe('whole')
  expect(startedSteps).toHaveLength(26)
})

test.each(['interactive', 'complete'] as const)(
  '[ST-20] the run does not wait for a document that is %s, even if images are still loading',
  async (readyState) => {
    const { page } = aDocument(readyState)
    expect(pageLoaded(page)).toBe(undefined)
    let isThrough = false
    void Promise.resolve(waitForPageLoad(aRun({ page: { loaded: () => pageLoaded(page) } }))).then(() => {
      isThrough = true
    })
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    expect(isThrough).toBe(true)
  },
)
