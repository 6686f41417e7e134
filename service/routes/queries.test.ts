import { deflateRawSync, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anApp, testNow } from '../testing/an-app.ts'
import { anOrder } from '../testing/an-experiment.ts'
import { postEvents } from '../testing/post-events.ts'
import { postJson } from '../testing/post-json.ts'
import type { TypedApp } from '../typed-app.ts'

const ok = { code: 200, message: 'ok' }
const loyal = { dataset: 'loyalty', field: 'tier', op: 'eq', value: 'gold' }

/** Creates a query as the script sends it. */
function aQuery(id: string, { userId = 'user-1', visitorId = 'visitor-1', ...query }: Record<string, unknown> = {}) {
  return { id, query: { ...loyal, ...query }, userId, visitorId }
}

async function anAppWithRecords() {
  const app = anApp()
  const keep = (key: string, data: unknown, trackingId = 'shop') =>
    postJson(app, `/stash/v1.1/kv/set/${trackingId}/public/${encodeURIComponent(key)}`, { data })
  await keep('loyalty:user-1', { tier: 'Gold', points: 120, text: `${'a'.repeat(40)}!` })
  await keep('loyalty:user-2', { tier: 'silver' })
  await keep('loyalty:visitor-9', { tier: 'gold' })
  await keep('loyalty:user-3', { tier: 'gold' }, 'other')
  return app
}

async function ask(app: TypedApp, queries: unknown[]) {
  const answer = await postJson(app, '/queries/shop/raw', queries)
  expect(answer.status).toBe(200)
  return answer.body.results
}

test.each([
  ['raw', JSON.stringify],
  ['deflate', (list: unknown) => deflateSync(JSON.stringify(list))],
  ['deflate', (list: unknown) => deflateRawSync(JSON.stringify(list))],
] as const)(
  '[SV-39] a list of queries on the %s route gives one result per query in the same order',
  async (form, pack) => {
    const app = await anAppWithRecords()
    const queries = [
      aQuery('a', { op: 'neq' }),
      aQuery('b'),
      aQuery('c', { userId: 'user-2' }),
      aQuery('d', { field: 'points', op: 'gte', value: 100 }),
      aQuery('b', { op: 'in', value: ['gold', 'platinum'] }),
    ]
    const answer = await postJson(app, `/queries/shop/${form}`, pack(queries))
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        status: ok,
        results: [
          { id: 'a', result: false },
          { id: 'b', result: true },
          { id: 'c', result: false },
          { id: 'd', result: true },
          { id: 'b', result: true },
        ],
      },
    ])
  },
)

test('[SV-39] without a stored record of the user the result is false, for any operator', async () => {
  const app = await anAppWithRecords()
  const nobody = ['neq', 'nin', 'ncontains', 'ncontainsany', 'nregex'].map((op) =>
    aQuery(op, { userId: 'user-3', op, value: ['nin', 'ncontainsany'].includes(op) ? ['x'] : 'x' }),
  )
  expect(await ask(app, [...nobody, aQuery('other', { dataset: 'sizes', op: 'neq' })])).toEqual(
    ['neq', 'nin', 'ncontains', 'ncontainsany', 'nregex', 'other'].map((id) => ({ id, result: false })),
  )
})

test('the record of the visitor is used only for a user without a record', async () => {
  const app = await anAppWithRecords()
  const results = await ask(app, [
    aQuery('own', { userId: 'user-2', visitorId: 'visitor-9' }),
    aQuery('none', { userId: 'user-4', visitorId: 'visitor-9' }),
  ])
  expect(results).toEqual([
    { id: 'own', result: false },
    { id: 'none', result: true },
  ])
})

test.each([
  [null, null, 'The item is not an object'],
  ['text', null, 'The item is not an object'],
  [{ ...aQuery('x'), id: undefined }, null, 'id is missing'],
  [{ ...aQuery('x'), id: 7 }, 7, 'id is missing'],
  [{ ...aQuery('x'), query: [] }, 'x', 'query is not an object'],
  [{ ...aQuery('x'), userId: undefined }, 'x', 'userId is missing'],
  [aQuery('x', { dataset: '' }), 'x', 'query.dataset is missing'],
  [aQuery('x', { dataset: 'a\u0000' }), 'x', 'query.dataset is missing'],
  [aQuery('x', { field: 7 }), 'x', 'query.field is missing'],
  [aQuery('x', { op: 'like' }), 'x', 'opType not recognised'],
  [aQuery('x', { op: 'toString' }), 'x', 'opType not recognised'],
  [aQuery('x', { op: undefined }), 'x', 'opType not recognised'],
  [aQuery('x', { op: 'in' }), 'x', 'query.value is not a list, each of it a text, number or boolean'],
  [aQuery('x', { value: {} }), 'x', 'query.value is not a text, number or boolean'],
  [aQuery('x', { value: undefined }), 'x', 'query.value is not a text, number or boolean'],
  [aQuery('x', { type: 'money' }), 'x', 'query.type is not one of date, number, string, boolean'],
  [aQuery('x', { op: 'regex', value: '(' }), 'x', 'The regular expression cannot be compiled'],
])('[SV-40] the malformed query %j gets its own error, and the others are answered', async (query, id, error) => {
  const results = await ask(await anAppWithRecords(), [aQuery('before'), query, aQuery('after')])
  expect(results).toEqual([
    { id: 'before', result: true },
    { id, result: false, error },
    { id: 'after', result: true },
  ])
})

test.each([
  ['{}', 'The body is not a list of queries'],
  ['null', 'The body is not a list of queries'],
  ['"text"', 'The body is not a list of queries'],
  ['{"0":1}', 'The body is not a list of queries'],
  ['', 'The body is empty'],
  ['[', 'The body is not JSON'],
])('[SV-40] the body %j is no list of queries and gets 400, with the reason', async (body, message) => {
  const app = anApp()
  const answer = await postJson(app, '/queries/shop/raw', body)
  expect([answer.status, answer.body]).toMatchObject([400, { error: { code: 'bad_request', message } }])
  expect((await postJson(app, '/queries/shop/deflate', body && deflateSync(body))).status).toBe(400)
  expect((await postJson(app, '/queries/shop/deflate', 'not packed')).status).toBe(400)
})

test('[SV-40] a hundred queries are accepted, one more gets 413', async () => {
  const app = await anAppWithRecords()
  const queries = (count: number) => Array.from({ length: count }, (_, at) => aQuery(`q${at}`))
  expect(await ask(app, queries(100))).toHaveLength(100)
  expect((await postJson(app, '/queries/shop/raw', queries(101))).status).toBe(413)
  expect(await ask(app, [])).toEqual([])
})

test('a regular expression that takes too long is stopped, and the queries after it are answered', async () => {
  const app = await anAppWithRecords()
  const forever = ['1', '2', '3'].map((id) => aQuery(id, { field: 'text', op: 'regex', value: '^(a+)+$' }))
  const error = 'The regular expressions took too long'
  expect(await ask(app, [aQuery('regex', { op: 'regex', value: '^g' }), ...forever, aQuery('after')])).toEqual([
    { id: 'regex', result: true },
    ...['1', '2', '3'].map((id) => ({ id, result: false, error })),
    { id: 'after', result: true },
  ])
})

test("the history dataset is computed from the visitor's stored events, and says how long a number of days stays valid", async () => {
  const app = anApp()
  const day = 24 * 3_600_000
  const boughtAt = testNow - 10 * day
  await postEvents(app, { events: [anOrder('A', 50, { meta: { ts: boughtAt } })] })
  const forged = await postJson(app, '/stash/v1.1/kv/set/shop/public/visitor-history%3Auser-1', {
    data: { daysSincePurchase: 1, lifetimeValue: 9999 },
  })
  expect(forged.status).toBe(200)
  const about = (id: string, query: object) => aQuery(id, { dataset: 'visitor-history', ...query })
  const results = await ask(app, [
    about('within 30', { field: 'daysSincePurchase', op: 'lte', value: 30 }),
    about('within 9', { field: 'daysSincePurchase', op: 'lte', value: 9 }),
    about('not for 5', { field: 'daysSincePurchase', op: 'gt', value: 5 }),
    about('spent', { field: 'lifetimeValue', op: 'gte', value: 50 }),
    about('spent more', { field: 'lifetimeValue', op: 'gte', value: 51 }),
    about('another', { field: 'daysSincePurchase', op: 'lte', value: 30, visitorId: 'visitor-2' }),
  ])
  expect(results).toEqual([
    { id: 'within 30', result: true, until: boughtAt + 30 * day },
    { id: 'within 9', result: false },
    { id: 'not for 5', result: true },
    { id: 'spent', result: true },
    { id: 'spent more', result: false },
    { id: 'another', result: false },
  ])
})
