import { expect, test } from 'vitest'
import { aDomain } from '../testing/a-frame.ts'
import { aRun, type TestRun } from '../testing/a-run.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { forgetElsewhere } from './forget-elsewhere.ts'

const needsOf = ({ page, site: { config }, log }: TestRun) => ({ page, config, log })
const frames = [{ domain: 'other.test', url: 'https://www.other.test/frame.html' }]

test('[BC-02] the stamp service and the frames of other domains are asked to forget the visitor', async () => {
  const run = aRun({
    config: { domains: ['shop.test', 'other.test'], crossDomainIframes: frames },
    reply: () => ({ status: 200, text: '{"state":":"}' }),
  })
  const other = aDomain(aVisitor({ visitorId: 'abc' }), run.page)
  forgetElsewhere({ ...needsOf(run), open: () => other.frame })
  await run.page.clock.pass(0)
  expect(other.jar.cookies.size).toBe(0)
  expect(other.frame.isClosed()).toBe(true)
  expect(run.page.requests).toMatchObject([
    { url: 'https://collect.test/stamp/t/tracking', headers: { 'X-Qb-State': ':' } },
  ])
})

test('[BC-02] a site without state sync sends no request to the stamp service', () => {
  const run = aRun({ config: { flags: { stateSync: false } } })
  forgetElsewhere(needsOf(run))
  expect(run.page.requests).toEqual([])
})

test('a frame that does not answer is closed, and this is logged', async () => {
  const run = aRun({
    config: { domains: ['shop.test', 'other.test'], crossDomainIframes: frames, flags: { stateSync: false } },
  })
  let closed = 0
  const silent = { origin: '', loaded: Promise.resolve(), listen() {}, post() {}, close: () => void closed++ }
  forgetElsewhere({ ...needsOf(run), open: () => silent })
  await run.page.clock.pass(2000)
  expect(closed).toBe(1)
  expect(run.log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('did not respond in time') }])
})
