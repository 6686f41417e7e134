import { expect, test } from 'vitest'
import { permanentFields } from '../cookies/permanent-cookie.ts'
import { defaultsOf } from '../cookies/state-codec.ts'
import { visitorId } from '../startup/steps/visitor-id.ts'
import { anOpenRun, type OpenRunFacts } from '../testing/an-open-run.ts'
import { dueOf } from './due.ts'
import { runCrossDomainSync } from './run-cross-domain-sync.ts'

const known: OpenRunFacts = {
  permanent: { visitorId: 'local', viewNumber: 20, lifetimeValue: 99, lastViewTs: 1, currency: 'GBP' },
  session: { sessionViewNumber: 4, visitorIsSynced: true },
  cookies: { _qubitTracker: 'local', qb_sync_status: '1700000000000' },
  config: { flags: { stateSync: false } },
}
const history = { views: 7, sessions: 2, entrances: 2, conversions: 1, conversionCycle: 2, lifetimeValue: 5 }
const reply = () => ({ status: 200, text: JSON.stringify({ history }) })

async function arrived(options: [string, string][], facts: OpenRunFacts = known) {
  const run = anOpenRun({ reply, ...facts, options })
  await runCrossDomainSync(run, dueOf(run))
  await visitorId(run)
  await run.lookup
  return run
}

test('[UR-03] a different id replaces the local one: the state starts from the defaults and is filled by the visitor lookup', async () => {
  const run = await arrived([['qb_context_id', 'sent']])
  expect(run.visitorId).toBe('sent')
  expect(run.page.requests.map(({ url }) => url)).toEqual(['https://collect.test/lookup/tracking/sent'])
  expect(run.cookies.permanent).toEqual({
    ...defaultsOf(permanentFields),
    visitorId: 'sent',
    viewNumber: 7,
    sessionNumber: 2,
    entranceNumber: 2,
    conversionNumber: 1,
    conversionCycleNumber: 2,
    lifetimeValue: 5,
    // The state is written at once.
    updatedAt: run.page.now(),
    domain: 'shop.test',
  })
  expect(run.cookies.session.sessionViewNumber).toBe(0)
})

test('[UR-03] no data of the previous visitor returns when the state is written', async () => {
  const run = await arrived([['qb_context_id', 'sent']])
  run.cookies.save()
  expect(run.page.jar.cookies.get('qb_permanent')).toMatch(/^sent:7:0:2:2:/)
  expect(run.page.jar.cookies.get('qb_session')).toMatch(/^0:1:/)
  expect(run.page.jar.cookies.get('_qubitTracker')).toBe('sent')
})

test('[UR-03] the same id keeps the counters', async () => {
  const run = await arrived([['qb_context_id', 'local']])
  expect(run.visitorId).toBe('local')
  expect(run.cookies.permanent).toMatchObject({ viewNumber: 20, lifetimeValue: 99, currency: 'GBP' })
  expect(run.cookies.session).toMatchObject({ sessionViewNumber: 4, visitorIsSynced: true })
  expect(run.page.requests).toEqual([])
})

test('[UR-03] a visitor without stored data gets the id', async () => {
  const run = await arrived([['qb_context_id', 'sent']], { config: known.config })
  expect(run.visitorId).toBe('sent')
})

test.each([
  ['64 characters', 'x'.repeat(64)],
  ['one character', '7'],
  ['all kinds of characters', 'aZ09_-.'],
])('[UR-03] an id of %s is accepted', async (_, id) => {
  expect((await arrived([['qb_context_id', id]])).visitorId).toBe(id)
})

test.each([
  ['65 characters', 'x'.repeat(65)],
  ['no characters', ''],
  ['an invalid character', 'a:b'],
  ['a space', 'a b'],
])('[UR-03] an id of %s is ignored with a warning', async (_, id) => {
  const run = await arrived([['qb_context_id', id]])
  expect(run.visitorId).toBe('local')
  expect(run.cookies.permanent.viewNumber).toBe(20)
  expect(run.log.lines).toEqual([{ level: 'warn', message: 'qb_context_id is not a visitor id', facts: undefined }])
})

test.each([
  ['another property', 'another', 'local'],
  ['this property', 'property', 'sent'],
])('[UR-03] with the id of %s the visitor is %s, %s', async (_, propertyId, visitor) => {
  const run = await arrived([
    ['qb_context_id', 'sent'],
    ['qb_property_id', propertyId],
  ])
  expect(run.visitorId).toBe(visitor)
})
