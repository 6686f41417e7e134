import { expect, test } from 'vitest'
import { aRun } from '../../testing/a-run.ts'
import { anOpenRun } from '../../testing/an-open-run.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'
import { cookieSync } from './cookie-sync.ts'

const message = 'all cross domain iframes need a corresponding domain'

test('[XD-01] invalid iframes are an error of the cookie sync step, and the run continues', async () => {
  const crossDomainIframes = [{ domain: 'other.test', url: 'https://www.other.test/frame.html' }]
  const run = aRun({ config: { crossDomainIframes, flags: { stateSync: false } } })
  const { ended } = await runSteps(steps, run)
  expect(ended).toBe('whole')
  const facts = { stage: 'cookie sync' }
  expect(run.log.lines).toContainEqual({ level: 'error', message: `cookie sync: ${message}`, facts })
})

test('with the flag iframeSync off iframes are ignored, even invalid ones', async () => {
  const crossDomainIframes = [{ domain: 'other.test', url: 'https://www.other.test/frame.html' }]
  const run = anOpenRun({ config: { crossDomainIframes, flags: { iframeSync: false, stateSync: false } } })
  await cookieSync(run)
  expect(run.cookies.session.iframesInSync).toBe(false)
})
