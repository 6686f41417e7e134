import { expect, test } from 'vitest'
import { aJar } from '../../testing/a-jar.ts'
import { aRun, type RunFacts } from '../../testing/a-run.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'

async function ended(facts: RunFacts) {
  const loaded: string[] = []
  const run = aRun({ ...facts, page: { loadScript: async (url) => void loaded.push(url) } })
  const result = await runSteps(steps, run)
  return { loaded, run, result }
}

test.each<[string, RunFacts]>([
  ['the flag', { options: [['smartserve_preview', 'true']] }],
  ['the cookie', { jar: aJar({ qb_preview: '1' }) }],
])('[PV-03] with %s the ordinary script loads the preview script and ends its own run', async (_, facts) => {
  const { loaded, result, run } = await ended(facts)
  expect(loaded).toEqual(['https://collect.test/preview/smartserve-property-preview.js'])
  expect(result).toMatchObject({ ended: 'stopped', because: 'Preview mode is on' })
  expect(run.page.namespace().smartserve?.startedAt).toBe(undefined)
})

test('[PV-03] the preview script itself runs normally', async () => {
  const { loaded, result } = await ended({ config: { isPreview: true }, options: [['smartserve_preview', 'true']] })
  expect(loaded).toEqual([])
  expect(result.ended).toBe('whole')
})

test('a preview script that cannot be loaded is logged, and the live run stays stopped', async () => {
  const run = aRun({
    options: [['smartserve_preview', '']],
    page: { loadScript: () => Promise.reject(new Error('404')) },
  })
  expect(await runSteps(steps, run)).toMatchObject({ ended: 'stopped' })
  expect(run.log.lines).toContainEqual({ level: 'error', message: 'Preview: 404', facts: undefined })
})

test('a preview script that does not load within 35 s is logged, and the live run stays stopped', async () => {
  const run = aRun({
    options: [['smartserve_preview', '1']],
    page: { loadScript: () => new Promise(() => {}) },
  })
  let result: { ended: string } | undefined
  const ending = runSteps(steps, run).then((ended) => {
    result = ended
  })
  const timesOut = new Promise<void>((resolve) => {
    const { after } = run.page
    run.page.after = (ms, task) => {
      after(ms, task)
      resolve()
    }
  })
  await timesOut
  await run.page.clock.pass(34_999)
  expect(result).toBe(undefined)
  await run.page.clock.pass(1)
  await ending
  expect(result).toMatchObject({ ended: 'stopped' })
  const url = 'https://collect.test/preview/smartserve-property-preview.js'
  const message = `Preview: GET ${url} failed: timeout after 35000ms`
  expect(run.log.lines).toContainEqual({ level: 'error', message, facts: undefined })
})
