import { expect, test } from 'vitest'
import { anApp, testNow } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'
import type { TypedApp } from '../typed-app.ts'

const ok = { code: 200, message: 'ok' }
const kv = '/stash/v1.1/kv'
const state = { version: 5, state: 'cDE=', segments: ['loyal', 'new'] }

async function read(app: TypedApp, path: string) {
  const answer = await app.inject(`${kv}/get/${path}`)
  return { status: answer.statusCode, body: answer.json() }
}

test('[SV-22] a value is returned with status.code 200; the namespace is a propertyId or namespace plus trackingId', async () => {
  const app = anApp()
  await postJson(app, `${kv}/set/property/public/preview-1`, { data: { experienceId: '7' } })
  await postJson(app, `${kv}/set/t004shop/public/segments-visitor`, { data: state })
  expect(await read(app, 'property/public/preview-1')).toEqual({
    status: 200,
    body: { status: ok, data: { experienceId: '7' } },
  })
  expect((await read(app, 't004shop/public/segments-visitor')).body).toEqual({ status: ok, data: state })
  for (const elsewhere of ['shop/public/segments-visitor', 't004shop/public/segments-other']) {
    const { status, body } = await read(app, elsewhere)
    expect([status, body.status.code, body.data]).toEqual([200, 404, null])
  }
})

test('[SV-22] a malformed request has its status code as the HTTP status too', async () => {
  for (const path of ['a%20b/public/key', 'shop/public/', 'shop/public/%00', 'shop/public/segments-a%20b']) {
    const { status, body } = await read(anApp(), path)
    expect([status, body.status.code]).toEqual([400, 400])
  }
})

test.each([
  ['an object', { a: [1, { b: null }], ü: '\ud83d\ude00' }],
  ['a text', 'text'],
  ['null', null],
  ['false', false],
])('[SV-23] a following get returns the same data: %s', async (_name, data) => {
  const app = anApp()
  const answer = await postJson(app, `${kv}/set/property/public/key`, { data })
  expect([answer.status, answer.body]).toEqual([200, { status: ok }])
  expect((await read(app, 'property/public/key')).body).toEqual({ status: ok, data })
})

test('[SV-23] the last write wins', async () => {
  const app = anApp()
  for (const data of [1, 2, 3]) await postJson(app, `${kv}/set/property/public/key`, { data })
  expect((await read(app, 'property/public/key')).body.data).toBe(3)
})

test.each([{}, { value: 1 }, [], null, '', '{"data"', 'text'])(
  '[SV-23] the body %j without data gets 400 and the stored value stays',
  async (body) => {
    const app = anApp()
    await postJson(app, `${kv}/set/property/public/key`, { data: 1 })
    const answer = await postJson(app, `${kv}/set/property/public/key`, body)
    expect([answer.status, answer.body.status.code]).toEqual([400, 400])
    expect((await read(app, 'property/public/key')).body.data).toBe(1)
  },
)

test.each([
  { ...state, version: 0 },
  { ...state, version: 6 },
  { ...state, version: 2.5 },
  { ...state, version: '5' },
  { ...state, version: undefined },
  { ...state, state: null },
  { ...state, state: undefined },
  { ...state, segments: undefined },
  { ...state, segments: 'loyal' },
  { ...state, segments: ['loyal', 7] },
  [state],
  'state',
  null,
])('[SV-24] the visitor state %j is refused with 400 and the stored one stays', async (data) => {
  const app = anApp()
  const url = `${kv}/set/shop/public/segments-visitor`
  await postJson(app, url, { data: state })
  expect((await postJson(app, url, { data })).status).toBe(400)
  expect((await read(app, 'shop/public/segments-visitor')).body.data).toEqual(state)
  expect((await postJson(app, `${kv}/set/shop/public/other-visitor`, { data: data ?? 0 })).status).toBe(200)
})

test('[SV-24] visitor states of the versions 1 to 5 are stored', async () => {
  const app = anApp()
  for (const version of [1, 2, 3, 4, 5]) {
    const data = { ...state, version, segments: [] }
    expect((await postJson(app, `${kv}/set/shop/public/segments-visitor`, { data })).status).toBe(200)
    expect((await read(app, 'shop/public/segments-visitor')).body.data).toEqual(data)
  }
})

test('[SV-25] any area except public gets 404, for reads and writes', async () => {
  const app = anApp()
  const notice = { route: 'segments', data: { visitorId: 'v', propertyId: 'p', trackingId: 't' } }
  await app.inject({ method: 'PUT', url: '/_inspect/stash/shop/private/key', body: { data: 1 } })
  for (const area of ['private', 'Public', 'public%20', '%70rivate', '']) {
    expect((await read(app, `shop/${area}/key`)).status).toBe(404)
    for (const body of [{ data: 2 }, 'unreadable']) {
      expect((await postJson(app, `${kv}/set/shop/${area}/key`, body)).status).toBe(404)
    }
    for (const call of ['set', 'del']) {
      const url = `/stash/v1.1/deferkv/${call}/shop/${area}/timeouts-v/5`
      expect((await postJson(app, url, notice)).status).toBe(404)
    }
  }
  expect((await app.inject('/_inspect/stash')).json().stash).toMatchObject([{ area: 'private', data: 1 }])
  expect((await app.inject('/_inspect/timeouts')).json()).toEqual({ timeouts: [] })
})

test('[SV-21] for a list of keys datasetId:visitorId a map from key to value is returned, null for missing ones', async () => {
  const app = anApp()
  const seed = (path: string, data: unknown) =>
    app.inject({ method: 'PUT', url: `/_inspect/stash/${path}`, body: { data } })
  await seed('shop/profile/loyalty:visitor', { tier: 'gold' })
  await seed('shop/profile/a:b:visitor', 0)
  await seed('shop/other/size:visitor', 'of another type')
  await seed('second/profile/size:visitor', 'of another property')
  const keys = ['loyalty:visitor', 'size:visitor', 'a:b:visitor', 'loyalty:stranger']
  const answer = await postJson(app, `${kv}/getbatch/shop/profile`, { keys })
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      status: ok,
      data: { 'loyalty:visitor': { tier: 'gold' }, 'size:visitor': null, 'a:b:visitor': 0, 'loyalty:stranger': null },
    },
  ])
})

test('[SV-21] values set in the public area are returned in the batch of that type', async () => {
  const app = anApp()
  await postJson(app, `${kv}/set/shop/public/loyalty:visitor`, { data: 'gold' })
  const { body } = await postJson(app, `${kv}/getbatch/shop/public`, { keys: ['loyalty:visitor'] })
  expect(body.data).toEqual({ 'loyalty:visitor': 'gold' })
})

test('[SV-21] 1 to 100 keys are accepted, any other number gets 400', async () => {
  const app = anApp()
  const batch = (count: number) =>
    postJson(app, `${kv}/getbatch/shop/profile`, { keys: Array.from({ length: count }, (_, at) => `d:${at}`) })
  expect((await batch(0)).status).toBe(400)
  expect((await batch(101)).status).toBe(400)
  for (const count of [1, 100]) expect(Object.keys((await batch(count)).body.data)).toHaveLength(count)
})

test.each(['loyalty', ':visitor', 'loyalty:', 'loyalty:a b', 'a\u0000:visitor', `${'d'.repeat(257)}:v`])(
  '[SV-21] the key %j is refused with 400 and a message that names it',
  async (key) => {
    const answer = await postJson(anApp(), `${kv}/getbatch/shop/profile`, { keys: ['good:v', key] })
    expect(answer.status).toBe(400)
    expect(answer.body.error.message).toContain(`"${key}"`)
  },
)

test.each([{}, { keys: 'a:b' }, { keys: [1] }, { keys: null }, [], '', '{'])(
  'the batch %j is refused with 400',
  async (body) => {
    expect((await postJson(anApp(), `${kv}/getbatch/shop/profile`, body)).status).toBe(400)
  },
)

test('a value of 64 KiB is stored, one byte more is refused with 413 and the stored value stays', async () => {
  const app = anApp()
  const set = (length: number) => postJson(app, `${kv}/set/shop/public/key`, { data: 'x'.repeat(length - 2) })
  expect((await set(65_536)).status).toBe(200)
  expect((await set(65_537)).status).toBe(413)
  expect((await read(app, 'shop/public/key')).body.data).toHaveLength(65_534)
})

test('the inspection interface lists the stash and clears one namespace of it, or all', async () => {
  const app = anApp()
  for (const namespace of ['a', 'b', 'c']) await postJson(app, `${kv}/set/${namespace}/public/key`, { data: namespace })
  const list = async (query = '') => (await app.inject(`/_inspect/stash${query}`)).json().stash
  expect(await list('?namespace=a')).toEqual([
    { namespace: 'a', area: 'public', key: 'key', data: 'a', storedAt: testNow, recomputeSince: null },
  ])
  await app.inject({ method: 'DELETE', url: '/_inspect/stash?namespace=a' })
  expect(await list()).toMatchObject([{ namespace: 'b' }, { namespace: 'c' }])
  await app.inject({ method: 'DELETE', url: '/_inspect/stash' })
  expect(await list()).toEqual([])
})
