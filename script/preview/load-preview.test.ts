import { expect, test } from 'vitest'
import { runSteps } from '../startup/run-steps.ts'
import { steps } from '../startup/steps.ts'
import { aJar } from '../testing/a-jar.ts'
import { aRun, type RunFacts } from '../testing/a-run.ts'

const minute = 60_000

/** Returns what is stored of preview mode. */
async function kept(facts: RunFacts) {
  const run = aRun(facts)
  await runSteps(steps, run)
  return run.page.jar.writes.filter(({ name }) => name === 'qb_preview').map(({ name: _, ...write }) => write)
}

test('preview mode requested in the address continues for 15 minutes on the cookie domain', async () => {
  expect(await kept({ options: [['smartserve_preview', 'my-own']] })).toEqual([
    { value: 'my-own', domain: 'shop.test', lifeMs: 15 * minute },
  ])
})

test('config.previewCookieMinutes sets how long preview mode continues', async () => {
  const [write] = await kept({ options: [['smartserve_preview', '1']], config: { previewCookieMinutes: 3 } })
  expect(write).toMatchObject({ lifeMs: 3 * minute })
})

test.each(['0', 'false', '../evil'])('the flag %s ends preview mode', async (flag) => {
  expect(await kept({ options: [['smartserve_preview', flag]], jar: aJar({ qb_preview: '1' }) })).toEqual([
    { value: '', domain: 'shop.test', lifeMs: 0 },
  ])
})

test('a page without the flag does not prolong preview mode, and nothing is stored on a foreign host', async () => {
  expect(await kept({ jar: aJar({ qb_preview: '1' }) })).toEqual([])
  expect(await kept({ options: [['smartserve_preview', '1']], page: { host: () => 'www.other.test' } })).toEqual([])
})
