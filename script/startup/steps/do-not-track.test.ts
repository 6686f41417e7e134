import { expect, test } from 'vitest'
import { aJar } from '../../testing/a-jar.ts'
import { aRun } from '../../testing/a-run.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'

const answers = () => ({ status: 200, text: '{"status":{"code":200},"rejected":[]}' })

test.each([
  ['do-not-track level 1', { qb_dnt: '1' }, {}],
  ['the outside tool at level 1', { qb_dnt: '0', qb_dnt_ext: ' 1' }, {}],
  ['trackingDisabled', {}, { trackingDisabled: true }],
])('[ST-21] with %s no event is sent, while bus, cookies and experiences go on', async (_, cookies, config) => {
  const run = aRun({ jar: aJar(cookies), config, reply: answers })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  const { ended } = await runSteps(steps, run)
  await run.page.clock.pass(10_000)
  expect(ended).toBe('whole')
  expect(run.page.requests.filter(({ url }) => url.includes('/events/'))).toEqual([])
  expect(run.bus?.uv.events).toHaveLength(1)
  expect(run.cookies?.permanent.viewNumber).toBe(1)
  expect(run.page.jar.cookies.get('qb_permanent')).toBeDefined()
})

test.each([['0'], ['7'], ['yes']])('a do-not-track level of %s allows tracking', async (level) => {
  const run = aRun({ jar: aJar({ qb_dnt: level }), reply: answers })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  await runSteps(steps, run)
  await run.page.clock.pass(10_000)
  expect(run.page.requests.some(({ url }) => url.includes('/events/'))).toBe(true)
})
