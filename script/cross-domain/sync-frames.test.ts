import { expect, test } from 'vitest'
import { visitorId } from '../startup/steps/visitor-id.ts'
import { aDomain, aFrame, type TestFrame } from '../testing/a-frame.ts'
import { anOpenRun, aVisitor, type OpenRun, type OpenRunFacts } from '../testing/an-open-run.ts'
import { dueOf } from './due.ts'
import { syncFrames } from './sync-frames.ts'

/** Runs a sync with these frames, one for each configured iframe, until `ms` have passed. */
async function synced(frames: TestFrame[], facts: OpenRunFacts = {}, ms = 2000): Promise<OpenRun> {
  const iframes = frames.map((_, at) => ({ domain: 'other.test', url: `https://www${at}.other.test/frame.html` }))
  const run = anOpenRun({
    ...facts,
    config: { domains: ['shop.test', 'other.test'], crossDomainIframes: iframes, ...facts.config },
  })
  const waiting = [...frames]
  const openFrame = () => waiting.shift() ?? aFrame()
  let count = 0
  const needs = { openFrame, isLinked: false, after: run.page.after, newId: () => `question-${++count}` }
  const done = syncFrames(run, needs)
  await run.page.clock.pass(ms)
  await done
  return run
}

const silent = () => aFrame()
const stateless = () => aFrame(({ source, id, method }) => ({ source, id, method }))
const now = () => 1_700_000_000_000

test('the states of all frames are merged into the local one', async () => {
  const one = aDomain(aVisitor({ visitorId: 'one', viewNumber: 5, lifetimeValue: 10 }), { now })
  const two = aDomain(aVisitor({ visitorId: 'two', viewNumber: 9, sessionNumber: 2 }), { now })
  const run = await synced([one.frame, two.frame], {
    permanent: { visitorId: 'local', viewNumber: 7, sessionNumber: 4 },
    session: { visitorIsSynced: true },
  })
  expect(run.cookies.permanent).toMatchObject({ visitorId: 'two', viewNumber: 9, sessionNumber: 4, lifetimeValue: 10 })
  // The service may have more data on the id, which is new here.
  expect(run.cookies.session.visitorIsSynced).toBe(false)
})

test('tabs do not add up numbers that came from a frame', async () => {
  const other = aDomain(aVisitor({ visitorId: 'other', viewNumber: 9 }), { now })
  const run = await synced([other.frame], { permanent: { visitorId: 'local', viewNumber: 7 } })
  run.cookies.save()
  expect(run.page.jar.cookies.get('qb_permanent')).toMatch(/^other:9:/)
  expect(run.page.jar.cookies.get('_qubitTracker')).toBe('other')
})

test('a state that differs after merging is sent to each frame whose state differs, and to no other', async () => {
  const behind = aDomain(aVisitor({ visitorId: 'one', viewNumber: 5, currency: 'GBP' }), { now })
  const level = aDomain(aVisitor({ visitorId: 'two', viewNumber: 9 }), { now })
  await synced([behind.frame, level.frame], { permanent: { visitorId: 'local', viewNumber: 7 } })
  expect(behind.frame.heard.map(({ method }) => method)).toEqual(['getState', 'setState'])
  expect(behind.state()).toMatchObject({ visitorId: 'two', viewNumber: 9, currency: 'GBP', domain: 'other.test' })
  expect(level.frame.heard.map(({ method }) => method)).toEqual(['getState'])
})

test('each question has an id of its own', async () => {
  const frames = [stateless(), stateless()]
  await synced(frames, { permanent: { visitorId: 'local' } })
  const ids = frames.flatMap(({ heard }) => heard.map(({ id }) => id))
  expect(new Set(ids).size).toBe(4)
})

test('all frames are closed in the end, whether or not they are sent a state, and whether or not they answer', async () => {
  const known = aDomain(aVisitor({ visitorId: 'local' }), { now }).frame
  const deaf = aFrame(({ source, id, method }) => (method === 'getState' ? { source, id, method } : undefined))
  const frames = [known, stateless(), deaf, silent()]
  const run = await synced(frames, { permanent: { visitorId: 'local' } })
  await run.page.clock.pass(2000)
  expect(frames.map((frame) => frame.isClosed())).toEqual([true, true, true, true])
})

test('[XD-05] an iframe that does not answer is logged, and the run continues with the others after 2000 ms', async () => {
  const other = aDomain(aVisitor({ visitorId: 'other', viewNumber: 9 }), { now })
  const run = await synced([silent(), other.frame])
  expect(run.log.lines).toEqual([
    { level: 'warn', message: 'iframe did not respond in time', facts: { url: 'https://www0.other.test/frame.html' } },
  ])
  expect(run.cookies.permanent).toMatchObject({ visitorId: 'other', viewNumber: 9 })
})

test('[XD-06] when all frames answered, iframesInSync is set and no further sync is due in that session', async () => {
  const run = await synced([stateless(), stateless()])
  expect(run.cookies.session.iframesInSync).toBe(true)
  run.cookies.save()
  const { crossDomainIframes } = run.site.config
  const next = anOpenRun({ config: { crossDomainIframes }, cookies: Object.fromEntries(run.page.jar.cookies) })
  expect(dueOf(next).frames).toBe(false)
})

test('[XD-06] when one frame failed, the next page load tries again', async () => {
  const run = await synced([stateless(), silent()])
  expect(run.cookies.session.iframesInSync).toBe(false)
  run.cookies.save()
  const { crossDomainIframes } = run.site.config
  const next = anOpenRun({ config: { crossDomainIframes }, cookies: Object.fromEntries(run.page.jar.cookies) })
  expect(dueOf(next).frames).toBeTruthy()
})

test('[XD-06] a new session asks again', async () => {
  const run = await synced([stateless()])
  run.cookies.save()
  run.page.jar.cookies.delete('qb_session')
  const { crossDomainIframes } = run.site.config
  const next = anOpenRun({ config: { crossDomainIframes }, cookies: Object.fromEntries(run.page.jar.cookies) })
  expect(dueOf(next).frames).toBeTruthy()
})

test('[XD-02] no frame is opened for an iframe on the current host', async () => {
  const frame = stateless()
  const own = { domain: 'shop.test', url: 'https://www.shop.test/instep/frame.html' }
  const run = await synced([frame], { config: { crossDomainIframes: [own] } })
  expect(frame.heard).toEqual([])
  expect(run.cookies.session.iframesInSync).toBe(true)
})

test.each<[string, OpenRunFacts, string]>([
  [
    'by the frame, when its history is longer than that of the permanent cookie',
    { permanent: { visitorId: 'local', viewNumber: 3 } },
    'other',
  ],
  [
    'by the permanent cookie, when its history is longer',
    { permanent: { visitorId: 'local', viewNumber: 30 } },
    'local',
  ],
  ['by the visitor id cookie, when there is no permanent cookie', { cookies: { _qubitTracker: 'tracked' } }, 'tracked'],
  ['by the frame, when there is no cookie', {}, 'other'],
])('a visitor is recognised %s', async (_, facts, id) => {
  const other = aDomain(aVisitor({ visitorId: 'other', viewNumber: 9 }), { now })
  const run = await synced([other.frame], facts)
  await visitorId(run)
  expect(run.visitorId).toBe(id)
  expect(other.state().visitorId).toBe(id)
})

test.each([
  ['in another format', 'x'],
  ['with an invalid id', 'a%3Ab:5'],
  ['with invalid numbers', 'other:many:views'],
  ['with a text that a cookie cannot contain', `other:9${':'.repeat(24)}a%3Ab%3Ac`],
  ['with invalid escapes', 'other:9:%E0%A4%A'],
  ['with an invalid list', `other:9${':'.repeat(26)}=|=|=`],
  ['with times in the far future', `other:9${':'.repeat(9)}9999999999999999`],
  ['full of separators', ':'.repeat(4096)],
])('an answer %s does no harm: its readable parts count', async (_, state) => {
  const hostile = aFrame(({ source, id, method }) => ({ source, id, method, state }))
  const run = await synced([hostile], { permanent: { visitorId: 'local', viewNumber: 20, lastViewTs: 5 } })
  run.cookies.save()
  expect(run.cookies.permanent).toMatchObject({ visitorId: 'local', viewNumber: 20, lastViewTs: 5 })
  expect(run.cookies.session.iframesInSync).toBe(true)
})
