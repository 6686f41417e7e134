import { expect, test } from 'vitest'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import type { Reply, Request } from '../services/remote/request.ts'
import { cookieSync } from '../startup/steps/cookie-sync.ts'
import { visitorId } from '../startup/steps/visitor-id.ts'
import { anOpenRun, aVisitor, type OpenRun, type OpenRunFacts } from '../testing/an-open-run.ts'
import { newId } from '../visitor/new-id.ts'
import { readStateText, stateText } from './state-text.ts'

const isInTest = (id: string) => hashMurmur3(`${id}:state-sync`) / 2 ** 32 < 0.5
const ids = Array.from({ length: 40 }, (_, at) => `visitor-${at}`)
const [within = ''] = ids.filter(isInTest)
const [outside = ''] = ids.filter((id) => !isInTest(id))

/** Runs the steps that determine the id against a stamp service that has this state; null when it has none. */
async function synced(state: unknown, facts: OpenRunFacts = {}): Promise<OpenRun> {
  const run = anOpenRun({
    reply: ({ url }) => (url.includes('stamp') ? { status: 200, text: JSON.stringify({ state }) } : notFound),
    ...facts,
  })
  await cookieSync(run)
  await visitorId(run)
  await run.page.clock.pass(0)
  return run
}

const notFound: Reply = { status: 404, text: '{}' }

function stampRequests({ page }: OpenRun): Request[] {
  return page.requests.filter(({ url }) => url.includes('stamp'))
}

function written(run: OpenRun) {
  const states = stampRequests(run).map(({ headers }) => headers?.['X-Qb-State'])
  return states.filter((each) => each !== undefined).map((each) => readStateText(each, run.page.now()))
}

/** A random source whose first new id is in the test group, or is not. */
function aChance(inTest: boolean): () => number {
  for (let start = 1; ; start++) {
    const numbers = () => {
      let state = start
      return () => {
        state = (state * 48_271) % 2_147_483_647
        return state / 2_147_483_647
      }
    }
    if (isInTest(newId(1_700_000_000_000, numbers())) === inTest) return numbers()
  }
}

test('[VI-17] the state is requested with cookies and, when it differs after merging, sent back in a header', async () => {
  const theirs = aVisitor({ visitorId: within, viewNumber: 9, sessionNumber: 1 })
  const run = await synced(stateText(theirs), {
    permanent: { visitorId: within, viewNumber: 5, sessionNumber: 3, firstViewTs: 1000 },
  })
  const merged = { visitorId: within, viewNumber: 9, sessionNumber: 3, firstViewTs: 1000 }
  expect(run.cookies.permanent).toMatchObject(merged)
  const url = 'https://collect.test/stamp/t/tracking'
  expect(stampRequests(run)).toEqual([
    { method: 'GET', url, credentials: true },
    { method: 'GET', url, credentials: true, headers: { 'X-Qb-State': expect.any(String) } },
  ])
  expect(written(run)).toEqual([expect.objectContaining(merged)])
})

test('[VI-17] a state that does not differ is not sent back', async () => {
  const known = aVisitor({ visitorId: within, viewNumber: 5, lastViewTs: 1000, city: 'Leeds' })
  const run = await synced(stateText(known), { permanent: { ...known, city: 'York' } })
  expect(stampRequests(run)).toHaveLength(1)
})

test('[VI-17] a service without a state is sent ours', async () => {
  const run = await synced(null, { permanent: { visitorId: within, viewNumber: 5 } })
  expect(written(run)).toMatchObject([{ visitorId: within, viewNumber: 5 }])
})

test.each(ids.slice(0, 20).map((id) => [id, isInTest(id)]))(
  '[VI-17] whether the stamp is requested for %s depends on the hash of that id: %s',
  async (id, expected) => {
    const run = await synced(null, { permanent: { visitorId: String(id) } })
    expect(stampRequests(run).length > 0).toBe(expected)
  },
)

test.each<[string, number, OpenRunFacts]>([
  ['flag stateSync off', 0, { config: { flags: { stateSync: false } } }],
  ['no address of the service', 0, { config: { endpoints: {}, baseDomain: 'collect.test' } }],
  ['a configured address of the service', 2, { config: { endpoints: { stamp: 'https://stamp.collect.test/' } } }],
  ['a later page of the session', 0, { session: { sessionViewNumber: 1 } }],
])('with %s the service gets %d requests', async (_, count, facts) => {
  const run = await synced(null, { permanent: { visitorId: within }, ...facts })
  expect(stampRequests(run)).toHaveLength(count)
})

test('[VI-17] for a visitor without a stored id the hash of the new id decides, and the visitor keeps that id', async () => {
  const asked = await synced(null, { page: { random: aChance(true) } })
  expect(asked.visitorId && isInTest(asked.visitorId)).toBe(true)
  expect(written(asked)).toMatchObject([{ visitorId: asked.visitorId, viewNumber: 0 }])

  const left = await synced(null, { page: { random: aChance(false) } })
  expect(left.visitorId && isInTest(left.visitorId)).toBe(false)
  expect(stampRequests(left)).toEqual([])
})

test('[VI-17] the new id is dropped when the stamp provides one', async () => {
  const theirs = aVisitor({ visitorId: outside, viewNumber: 9 })
  const run = await synced(stateText(theirs), { page: { random: aChance(true) } })
  expect(run.visitorId).toBe(outside)
  expect(run.cookies.permanent.viewNumber).toBe(9)
  expect(stampRequests(run)).toHaveLength(1)
})

test.each<[string, OpenRunFacts]>([
  ['in the permanent cookie', { permanent: { visitorId: within, viewNumber: 1 } }],
  ['in the visitor id cookie', { cookies: { _qubitTracker: within } }],
])('[VI-17] an id stored %s is kept', async (_, facts) => {
  const run = await synced(stateText(aVisitor({ visitorId: outside, viewNumber: 9 })), facts)
  expect(run.visitorId).toBe(within)
  expect(run.cookies.permanent.viewNumber).toBe(9)
  expect(written(run)).toMatchObject([{ visitorId: within, viewNumber: 9 }])
})

const failures: [string, OpenRunFacts['reply']][] = [
  ['refuses', () => ({ status: 500, text: '' })],
  ['cannot be reached', undefined],
  ['answers with invalid JSON', () => ({ status: 200, text: '<html>' })],
  ['answers with null', () => ({ status: 200, text: 'null' })],
  ['answers with a state that is not a text', () => ({ status: 200, text: '{"state": {"visitorId": "x"}}' })],
  ['answers with an invalid state', () => ({ status: 200, text: '{"state": "a%3Ab:x:%E0%A4%A"}' })],
]

test.each(failures)('[VI-17] a service that %s changes nothing and does no harm', async (_, reply) => {
  const run = await synced(null, { permanent: { visitorId: within, viewNumber: 5 }, reply })
  expect(run.visitorId).toBe(within)
  expect(run.cookies.permanent.viewNumber).toBe(5)
  expect(run.heldDebug).toEqual([])
  expect(run.log.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test.each([300, 400])('[VI-17] a failure with status %i is only logged', async (status) => {
  const reply = ({ headers }: Request) => (headers ? { status, text: '{}' } : { status: 200, text: '{"state":null}' })
  const run = await synced(null, {
    permanent: { visitorId: within },
    session: { visitorIsSynced: true },
    reply,
    cookies: { qb_sync_status: '1700000000000' },
  })
  const message = `Stamp: GET https://collect.test/stamp/t/tracking failed: status ${status}`
  expect(run.log.lines).toEqual([{ level: 'warn', message, facts: undefined }])
})

test('a visitor with a known id does not wait for the stamp, and a new visitor does', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const reply = () => promise
  await cookieSync(anOpenRun({ permanent: { visitorId: within }, reply }))

  let isThrough = false
  const run = anOpenRun({ reply, page: { random: aChance(true) } })
  const through = Promise.resolve(cookieSync(run)).then(() => {
    isThrough = true
  })
  await expect.poll(() => run.page.requests.length).toBe(1)
  expect(isThrough).toBe(false)
  resolve({ status: 200, text: '{"state":null}' })
  await through
  expect(isThrough).toBe(true)
})
