import { expect, test } from 'vitest'
import type { Reply, Request } from '../services/remote/request.ts'
import { createConsent } from '../visitor/consent/consent.ts'
import { deferTimeout } from './deferred-timeouts.ts'
import { readState } from './stored-state.ts'
import { aStartedEngine, emptyStash, saved, type TestEngine } from './testing/a-segment-engine.ts'
import { aLeaf, anIndex } from './testing/an-index.ts'

const index = anIndex({
  product: aLeaf({ segments: ['lookers'] }),
  held: { op: 'timeout', children: ['product'], props: { timeout: { type: 'relative', duration: 60_000 } } },
})
const counted = anIndex({
  view: aLeaf({ op: 'neq', value: '' }),
  views: { op: 'count', children: ['view'], props: { count: 1 } },
})
const isSave = ({ url }: Request) => url.includes('/kv/set/')
const isNotice = ({ url }: Request) => url.includes('/deferkv/')
const isQuestion = ({ url }: Request) => url.startsWith('https://queries.test')
const bodyOf = (request: Request | undefined) => JSON.parse(String(request?.body))
const user = (id: unknown) => ({ meta: { type: 'ecUser' }, user: { id } })

function answering(reply: (request: Request) => Reply) {
  return (request: Request) => (request.method === 'GET' ? emptyStash : reply(request))
}

test('a changed state is saved to the stash and to local storage', async () => {
  const engine = await aStartedEngine({ index })
  engine.see({ type: 'product' })
  await engine.clock.pass(499)
  expect(engine.storage.get('qb_segments')).toBeNull()
  await engine.clock.pass(1)
  const kept = JSON.parse(engine.storage.get('qb_segments') ?? '')
  expect(readState(kept, engine.log)?.history).toEqual({ criteria: engine.state().history.criteria })
  await engine.clock.pass(999)
  expect(engine.requests.filter(isSave)).toEqual([])
  await engine.clock.pass(1)
  const [save] = engine.requests.filter(isSave)
  expect(save).toMatchObject({
    method: 'POST',
    url: 'https://stash.test/stash/v1.1/kv/set/spaceshop/public/segments-visitor-1',
  })
  const { visitorId, ...state } = kept
  expect([bodyOf(save), visitorId]).toEqual([{ data: state }, 'visitor-1'])
  expect(kept).toMatchObject({ version: 5, segments: ['lookers'] })
  await engine.clock.pass(60_000 - 2001)
  expect(engine.requests.filter(isSave)).toHaveLength(1)
})

test('one save is in progress at a time, and the newest state is saved after it', async () => {
  let answer: (reply: Reply) => void = () => {}
  const engine = await aStartedEngine({
    index: counted,
    reply: (request) =>
      request.method === 'GET'
        ? emptyStash
        : new Promise<Reply>((resolve) => {
            answer = resolve
          }),
  })
  engine.see()
  await engine.clock.pass(1500)
  engine.see()
  engine.see()
  await engine.clock.pass(5000)
  expect(engine.requests.filter(isSave)).toHaveLength(1)
  answer(saved)
  await engine.clock.pass(1500)
  const saves = engine.requests.filter(isSave)
  expect(saves).toHaveLength(2)
  const last = readState(bodyOf(saves[1]).data, engine.log)
  expect(last?.history.criteria.views?.counts?.value).toBe(3)
})

test('a failed save is logged, and retried after 1, 2, 4 … and at most 64 s', async () => {
  const at: number[] = []
  const engine: TestEngine = await aStartedEngine({
    index: counted,
    reply: answering(() => {
      at.push(engine.clock.now())
      return { status: 503, text: '' }
    }),
  })
  engine.see()
  await engine.clock.pass(200_000)
  expect(at.slice(1).map((each, before) => (each - (at[before] ?? 0)) / 1000)).toEqual([1, 2, 4, 8, 16, 32, 64, 64])
  expect(engine.log.lines[0]).toMatchObject({ level: 'warn', message: 'Failed to sync to state to stash' })
})

test('[BC-01, SG-30] without consent nothing is tried or written to the console; with it the newest state is saved', async () => {
  const consent = createConsent('pending')
  const engine = await aStartedEngine({
    index: counted,
    whenGranted: consent.whenGranted,
    reply: ({ method }) => {
      if (consent.state() !== 'granted') throw new Error(`consent is ${consent.state()}`)
      return method === 'GET' ? emptyStash : saved
    },
  })
  const saves = () => engine.requests.filter(isSave)
  engine.see()
  await engine.clock.pass(200_000)
  engine.see()
  await engine.clock.pass(200_000)
  expect([saves(), engine.log.lines]).toEqual([[], []])
  consent.set('granted')
  await engine.clock.pass(1500)
  const [save] = saves()
  expect(readState(bodyOf(save).data, engine.log)?.history.criteria.views?.counts?.value).toBe(2)
  consent.set('denied')
  engine.see()
  await engine.clock.pass(200_000)
  expect([saves().length, engine.log.lines]).toEqual([1, []])
})

test('[SG-35] the nearest timeout is registered with the service once, and removed when none is left', async () => {
  const engine = await aStartedEngine({ index })
  const notices = () => engine.requests.filter(isNotice)
  engine.see({ type: 'home' })
  await engine.clock.pass(1600)
  expect(notices()).toEqual([])
  engine.see({ type: 'product' })
  await engine.clock.pass(1500)
  engine.see({ type: 'home' })
  await engine.clock.pass(3000)
  const deferkv = 'https://stash.test/stash/v1.1/deferkv'
  expect(notices()).toMatchObject([{ method: 'POST', url: `${deferkv}/set/spaceshop/public/timeouts-visitor-1/59` }])
  const body = { route: 'segments', data: { visitorId: 'visitor-1', propertyId: 'property', trackingId: 'shop' } }
  expect(bodyOf(notices()[0])).toEqual(body)
  await engine.clock.pass(60_000)
  expect(notices().slice(1)).toMatchObject([{ url: `${deferkv}/del/spaceshop/public/timeouts-visitor-1/0` }])
  expect(bodyOf(notices()[1])).toEqual(body)
})

test.each([0, -1, Number.NaN])('[SG-35] the timestamp %d is refused, and nothing is sent', async (timestamp) => {
  const place = { host: '', namespace: '', visitorId: () => '', propertyId: '', trackingId: '', now: () => 0 }
  const sent = deferTimeout({ ...place, send: () => Promise.reject(new Error('sent')) }, timestamp)
  await expect(sent).rejects.toThrow(new Error('A positive timestamp is required'))
})

const asking = (count = 1) =>
  anIndex(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `q${at}`,
        { op: 'query', props: { query: { at } }, segments: [`s${at}`] },
      ]),
    ),
    { executionPlans: { ecView: Array.from({ length: count }, (_, at) => `q${at}`) } },
  )
const results = (result: unknown, ids = ['q0']) => ({
  status: 200,
  text: JSON.stringify({ status: { code: 200 }, results: ids.map((id) => ({ id, result })) }),
})
const answeredWith = (reply: Reply) => answering((request) => (isQuestion(request) ? reply : saved))

test('[SG-16] a query is false until it is answered, and is sent once per user and not at all without one', async () => {
  const engine = await aStartedEngine({ index: asking(), reply: answeredWith(results(true)) })
  engine.see()
  await engine.clock.pass(1000)
  expect(engine.requests.filter(isQuestion)).toEqual([])
  engine.see(user('u1'))
  expect([engine.isMemberOf('s0'), engine.state().history.criteria.q0]).toEqual([false, undefined])
  await engine.clock.pass(100)
  expect(engine.isMemberOf('s0')).toBe(true)
  expect(engine.state().history.criteria.q0).toMatchObject({ hasQueriedForUserId: true })
  engine.see()
  engine.see(user('u1'))
  await engine.clock.pass(1000)
  expect(engine.requests.filter(isQuestion)).toHaveLength(1)
})

test('[SG-16] [BC-01] a question asked before the visitor agrees is sent when they do, once', async () => {
  const consent = createConsent('pending')
  const { whenGranted } = consent
  const engine = await aStartedEngine({ index: asking(), reply: answeredWith(results(true)), whenGranted })
  engine.see(user('u1'))
  await engine.clock.pass(1000)
  engine.see(user('u1'))
  expect(engine.requests.filter(isQuestion)).toEqual([])
  expect(engine.state().history.criteria.q0?.hasQueriedForUserId).toBeFalsy()
  consent.set('granted')
  await engine.clock.pass(100)
  expect([engine.requests.filter(isQuestion).length, engine.isMemberOf('s0')]).toEqual([1, true])
  engine.see(user('u1'))
  await engine.clock.pass(1000)
  expect(engine.requests.filter(isQuestion)).toHaveLength(1)
})

test('[SG-27] a different user id sends the query again, and an event without one does not', async () => {
  const engine = await aStartedEngine({ index: asking(), reply: answeredWith(results(false)) })
  for (const id of ['u1', undefined, '', 'u1', 'u2', 'u1']) {
    engine.see(user(id))
    await engine.clock.pass(100)
  }
  expect(engine.requests.filter(isQuestion).map((each) => bodyOf(each)[0].userId)).toEqual(['u1', 'u2', 'u1'])
})

test('the user id is also read from user events of a renamed type', async () => {
  const engine = await aStartedEngine({ index: asking(), userTypes: ['ecUser', 'ecUserSegments'] })
  engine.see({ meta: { type: 'space.ecUserSegments' }, user: { id: 'u1' } })
  expect(engine.state().history.userId).toBe('u1')
})

test('an answer for the previous user is ignored', async () => {
  let answer: (reply: Reply) => void = () => {}
  const reply = (request: Request) =>
    isQuestion(request)
      ? new Promise<Reply>((resolve) => {
          answer = resolve
        })
      : emptyStash
  const engine = await aStartedEngine({ index: asking(), reply })
  engine.see(user('u1'))
  await engine.clock.pass(100)
  engine.see(user('u2'))
  answer(results(true))
  await engine.clock.pass(50)
  expect(engine.isMemberOf('s0')).toBe(false)
})

test('[SG-28] queries are sent together after 100 ms, at most 20 of them, and each dropped older one is logged', async () => {
  const engine = await aStartedEngine({ index: asking(22) })
  engine.see(user('u1'))
  await engine.clock.pass(99)
  expect(engine.requests.filter(isQuestion)).toEqual([])
  await engine.clock.pass(1)
  const [question, more] = engine.requests.filter(isQuestion)
  expect([question?.method, question?.url, more]).toEqual(['POST', 'https://queries.test/shop/raw', undefined])
  const ids = Array.from({ length: 20 }, (_, at) => at + 2)
  expect(bodyOf(question)).toEqual(
    ids.map((at) => ({ id: `q${at}`, query: { at }, userId: 'u1', visitorId: 'visitor-1' })),
  )
  expect(engine.log.lines.filter(({ message }) => message === 'Max query limit reached')).toHaveLength(2)
})

test('[SG-28] queries are sent deflated when compression is on', async () => {
  const { deflateSync, inflateSync } = await import('node:zlib')
  const deflate = async (text: string) => deflateSync(text)
  const engine = await aStartedEngine({ index: asking(), deflate })
  engine.see(user('u1'))
  await engine.clock.pass(100)
  const [question] = engine.requests.filter(isQuestion)
  expect(question?.url).toBe('https://queries.test/shop/deflate')
  const text = new TextDecoder().decode(inflateSync(question?.body as Uint8Array))
  expect(JSON.parse(text)).toMatchObject([{ id: 'q0', userId: 'u1' }])
})

test.each([
  ['Invalid response from server: 500', 500, '{"status":{"code":500},"results":[]}'],
  ['Invalid response from server: 404', 200, '{"status":{"code":404}}'],
  ['No response from server', 200, ''],
  ['No response from server', 502, 'null'],
  ['Malformed response from server', 200, '<html>'],
  ['Malformed response from server', 200, '{}'],
  ['Malformed response from server', 200, '{"status":{"code":200}}'],
  ['Malformed response from server', 200, '{"status":{"code":200},"results":{}}'],
])(
  '[SG-29] "%s" is logged when a query is answered with %i %j, and memberships do not change',
  async (message, status, text) => {
    const predicates = { ...asking().predicates, product: { id: 'product', ...aLeaf() } }
    const { main } = anIndex({ product: aLeaf({ segments: ['lookers'] }) }).profiles
    const profiles = { ...asking().profiles, ...(main && { other: main }) }
    const engine = await aStartedEngine({ index: { predicates, profiles }, reply: answeredWith({ status, text }) })
    engine.see({ type: 'product' })
    engine.see(user('u1'))
    await engine.clock.pass(100)
    expect(engine.getMemberships()).toEqual(['lookers'])
    expect(engine.log.lines.map((line) => line.message)).toEqual([message])
  },
)
