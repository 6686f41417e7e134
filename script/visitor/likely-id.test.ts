import { expect, test } from 'vitest'
import { runSteps } from '../startup/run-steps.ts'
import { steps } from '../startup/steps.ts'
import { aJar } from '../testing/a-jar.ts'
import { aRun, type RunFacts } from '../testing/a-run.ts'

async function visitorOf({ newId, ...facts }: RunFacts & { newId?: string }) {
  const run = aRun({ config: { flags: { lookupSync: false, stateSync: false } }, ...facts })
  run.page.instep().newId = newId
  await runSteps(steps, run)
  return run.visitorId
}

test('[VI-01] [BD-04] a new visitor gets the id that the anti-flicker snippet in the tag has created', async () => {
  expect(await visitorOf({ newId: 'abc-123-def' })).toBe('abc-123-def')
})

test('[VI-01] [UR-03] a known visitor id takes precedence over it, and an invalid id is ignored', async () => {
  expect(await visitorOf({ newId: 'abc-123-def', jar: aJar({ _qubitTracker: 'known' }) })).toBe('known')
  expect(await visitorOf({ newId: 'abc-123-def', options: [['qb_context_id', 'linked']] })).toBe('linked')
  for (const newId of ['', 'two words', 'a'.repeat(65), undefined])
    expect(await visitorOf({ newId })).toMatch(/^[a-z0-9]{11}-[a-z0-9]{9}-[a-z0-9]{7}$/)
})
