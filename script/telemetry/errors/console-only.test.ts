import { expect, test } from 'vitest'
import { someServices } from '../../services/testing/some-services.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aRun } from '../../testing/a-run.ts'
import { anExperience } from '../../testing/an-experience.ts'

type Options = { poll: (selector: string) => Promise<unknown> }

test('[ER-04] an anchor that does not appear is only logged, without an event or report', async () => {
  const run = aRun({
    reply: () => ({ status: 200, text: '{"status":{"code":200},"rejected":[]}' }),
    experiences: [
      anExperience({ execution: ({ poll }: Options) => poll('#missing') }),
      anExperience({ experimentId: 'waiting', solution_options: { poll: ['#missing'] } }),
    ],
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  await runSteps(steps, run)
  await run.page.clock.pass(0)
  await import('../../experiences/start-experiences.ts')
  await run.page.clock.pass(30_000)
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['failed', 'ended'])
  expect(run.log.lines.map(({ message }) => message)).toContainEqual(expect.stringContaining('#missing'))
  const types = run.page.requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }) => (typeof body === 'string' ? JSON.parse(body) : []))
    .map(({ meta }) => meta.type)
  expect(types.filter((type) => /error|debug/i.test(type))).toEqual([])
  expect(run.page.requests.filter(({ url }) => url.endsWith('/app/smartserve'))).toEqual([])
})

test('[ER-04] a missing sku and a failed IP request are only logged, and nothing is reported or thrown', async () => {
  const { services, lines, notices, requests } = someServices()
  expect(await services.addToBag({ productId: 'p1' })).toBe(false)
  expect(await services.ip()).toBeUndefined()
  expect(lines()).toEqual(['The product p1 has no sku', 'The IP address is not known'])
  expect(notices).toEqual([])
  expect(requests.map(({ url }) => url)).toEqual(['https://collect.test/ip?format=json'])
})
