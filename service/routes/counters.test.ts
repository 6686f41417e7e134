import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aClock } from '../testing/a-clock.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'
import type { TypedApp } from '../typed-app.ts'

const minute = 60_000
/** Adds one, for a window in minutes. */
function add(app: TypedApp, path: string, body?: unknown) {
  return postJson(app, `/counters/shop/${path}`, body)
}

async function read(app: TypedApp, path: string) {
  const answer = await app.inject(`/counters/shop/${path}`)
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

async function top(app: TypedApp, path: string) {
  return (await read(app, path)).body.data
}

test('[SV-48] a count starts at 0, and each post adds one for its own product and name', async () => {
  const app = anApp()
  expect((await read(app, 'ecount/t004-purchases/A')).body).toEqual({ status: 'ok', count: 0 })
  for (const path of ['purchases/A/60', 'purchases/A/1440', 'purchases/B/60', 'views/A/60']) {
    const answer = await add(app, `ecount/${path}`)
    expect([answer.status, answer.body]).toEqual([200, { status: 'saved' }])
  }
  await postJson(app, '/counters/other/ecount/purchases/A/60')
  await add(app, 'topk/purchases/A/60', {})
  const counts = await Promise.all(
    ['purchases/A', 'purchases/B', 'views/A', 'views/B'].map((path) => read(app, `ecount/${path}`)),
  )
  expect(counts.map(({ body }) => body.count)).toEqual([2, 1, 1, 0])
})

test.each([
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
  ['a program, such as a server of the shop', 'node', 1],
  ['a browser', aBrowser['user-agent'], 1],
])('[BR-07] shoppers read nothing that a crawler has counted: %s', async (_, userAgent, expected) => {
  const app = anApp()
  for (const path of ['ecount/views/A/60', 'topk/views/A/60', 'topk_safe/views/A/60']) {
    const body = path.startsWith('ecount') ? undefined : { visitorId: 'v' }
    const headers = { 'user-agent': userAgent, 'content-type': 'text/plain' }
    const answer = await app.inject({
      method: 'POST',
      url: `/counters/shop/${path}`,
      headers,
      body: JSON.stringify(body),
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'saved' }])
  }
  const counted = (await read(app, 'ecount/views/A')).body.count
  const ranked = await Promise.all(['topk', 'topk_safe'].map(async (kind) => (await top(app, `${kind}/views`)).length))
  expect([counted, ...ranked]).toEqual([expected, expected, expected])
})

test('[SV-48] an increment counts from its time until the end of its own window, and then expires', async () => {
  const clock = aClock()
  const app = anApp({ ...clock })
  const count = async () => (await read(app, 'ecount/views/A')).body.count
  await add(app, 'ecount/views/A/60')
  await clock.pass(10 * minute)
  await add(app, 'ecount/views/A/60')
  await add(app, 'ecount/views/A/1')
  expect(await count()).toBe(3)
  await clock.pass(minute - 1)
  expect(await count()).toBe(3)
  await clock.pass(1)
  expect(await count()).toBe(2)
  await clock.pass(49 * minute - 1)
  expect(await count()).toBe(2)
  await clock.pass(1)
  expect(await count()).toBe(1)
  await clock.pass(10 * minute)
  expect(await count()).toBe(0)
  await add(app, 'ecount/views/A/10080')
  await clock.pass(10_080 * minute - 1)
  expect(await count()).toBe(1)
})

test.each([
  ['ecount/views/A', 'no-store'],
  ['ecount/views/A?cache', 'max-age=60'],
  ['topk/views', 'no-store'],
  ['topk/views?cache=false', 'no-store'],
  ['topk/views?cache=true', 'max-age=60'],
  ['topk_safe/views?k=5&cache=true', 'max-age=60'],
  ['topk_safe/views?k=5&cache=false', 'no-store'],
])('[SV-49] the response to %s has the Cache-Control %s and is current', async (path, expected) => {
  const app = anApp()
  const before = await read(app, path)
  const suffix = path.startsWith('ecount') ? '60' : 'A/60'
  await add(app, `${path.split('?')[0]}/${suffix}`, { visitorId: 'v' })
  const after = await read(app, path)
  expect([before.headers['cache-control'], after.headers['cache-control']]).toEqual([expected, expected])
  expect(after.body).toMatchObject(path.startsWith('ecount') ? { count: 1 } : { data: [['A', 1]] })
})

test.each(['topk', 'topk_safe'])(
  '[SV-50] %s returns the highest counts first, ties ordered by key, with metadata',
  async (kind) => {
    const clock = aClock()
    const app = anApp({ ...clock })
    expect((await read(app, `${kind}/views`)).body).toEqual({
      data: [],
      metadata: { name: 'views', k: 50, total: 0, generatedAt: testNow },
    })
    for (const [at, id] of ['b', 'c', 'a', 'c', 'b', 'c', 'd/ü'].entries()) {
      const answer = await add(app, `${kind}/views/${encodeURIComponent(id)}/60`, { visitorId: `v${at}` })
      expect([answer.status, answer.body]).toEqual([200, { status: 'saved' }])
    }
    await add(app, `${kind}/other/z/60`, { visitorId: 'v' })
    const pairs = [
      ['c', 3],
      ['b', 2],
      ['a', 1],
      ['d/ü', 1],
    ]
    await clock.pass(5)
    expect((await read(app, `${kind}/views?k=3&cache=false`)).body).toEqual({
      data: pairs.slice(0, 3),
      metadata: { name: 'views', k: 3, total: 4, generatedAt: testNow + 5 },
    })
    expect(await top(app, `${kind}/views?k=1000`)).toEqual(pairs)
  },
)

test('[SV-50] 50 pairs are returned unless k says otherwise', async () => {
  const app = anApp()
  await Promise.all(Array.from({ length: 60 }, (_, at) => add(app, `topk/views/p${at}/60`, {})))
  expect(await top(app, 'topk/views')).toHaveLength(50)
  expect(await top(app, 'topk/views?k=1')).toHaveLength(1)
  expect((await read(app, 'topk/views?k=1000')).body).toMatchObject({ metadata: { total: 60 } })
})

test('[SV-51] topk_safe counts an id at most once per visitor within its window; a repeat is acknowledged as saved without adding', async () => {
  const clock = aClock()
  const app = anApp({ ...clock })
  const see = (id: string, visitorId: string, window = 60) => add(app, `topk_safe/views/${id}/${window}`, { visitorId })
  for (const [id, visitor] of [
    ['A', 'v1'],
    ['A', 'v1'],
    ['A', 'v2'],
    ['B', 'v1'],
  ] as const) {
    expect((await see(id, visitor)).body).toEqual({ status: 'saved' })
  }
  expect(await top(app, 'topk_safe/views')).toEqual([
    ['A', 2],
    ['B', 1],
  ])
  await clock.pass(60 * minute - 1)
  await see('A', 'v1')
  expect(await top(app, 'topk_safe/views')).toEqual([
    ['A', 2],
    ['B', 1],
  ])
  await clock.pass(1)
  expect(await top(app, 'topk_safe/views')).toEqual([])
  await see('A', 'v1')
  expect(await top(app, 'topk_safe/views')).toEqual([['A', 1]])
})

test('[SV-51] topk counts every post of a visitor, separately from topk_safe', async () => {
  const app = anApp()
  for (const kind of ['topk', 'topk', 'topk_safe', 'topk_safe'])
    await add(app, `${kind}/views/A/60`, { visitorId: 'v' })
  expect(await top(app, 'topk/views')).toEqual([['A', 2]])
  expect(await top(app, 'topk_safe/views')).toEqual([['A', 1]])
})

test.each([{}, { visitorId: '' }, { visitorId: 7 }, { visitorId: 'a b' }, [], 'v'])(
  '[SV-51] a post to topk_safe with %j has no visitorId, gets 400 and adds nothing',
  async (body) => {
    const app = anApp()
    expect((await add(app, 'topk_safe/views/A/60', JSON.stringify(body))).status).toBe(400)
    expect(await top(app, 'topk_safe/views')).toEqual([])
  },
)

const kinds = ['ecount', 'topk', 'topk_safe'] as const

test.each(['0', '-1', '1.5', '10081', 'abc', '', '1e3', '%2060'])(
  '[SV-52] the window "%s" is refused with 400 and adds nothing',
  async (window) => {
    const app = anApp()
    for (const kind of kinds) {
      expect((await add(app, `${kind}/views/A/${window}`, { visitorId: 'v' })).status).toBe(400)
    }
    expect((await app.inject('/_inspect/counters')).json()).toEqual({ counters: [] })
  },
)

test('[SV-52] the windows 1 and 10080 are accepted', async () => {
  const app = anApp()
  for (const kind of kinds) {
    for (const window of [1, 10_080]) {
      expect((await add(app, `${kind}/views/A/${window}`, { visitorId: `v${window}` })).status).toBe(200)
    }
  }
})

test.each(['0', '1001', '-1', '2.5', 'ten', ''])('[SV-52] k=%s is refused with 400', async (k) => {
  for (const kind of ['topk', 'topk_safe']) expect((await read(anApp(), `${kind}/views?k=${k}`)).status).toBe(400)
})

test('[SV-52] a body that is not JSON is refused with 400 and adds nothing; an ecount needs no body', async () => {
  const app = anApp()
  for (const kind of kinds) expect((await add(app, `${kind}/views/A/60`, '{"visitorId"')).status).toBe(400)
  for (const kind of ['topk', 'topk_safe']) expect((await add(app, `${kind}/views/A/60`)).status).toBe(400)
  expect((await app.inject('/_inspect/counters')).json()).toEqual({ counters: [] })
  for (const body of [undefined, '', '{}', 'null']) {
    expect((await add(app, 'ecount/views/A/60', body)).status).toBe(200)
  }
})

test('[SV-09] 200 parallel increments add up to exactly 200, in each kind of counter', async () => {
  const storage = sqliteStorage(join(aDataFolder(), 'service.sqlite'))
  onTestFinished(() => storage.close())
  const app = anApp({ storage })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => [
      add(app, 'ecount/views/A/60'),
      add(app, 'topk/views/A/1440', {}),
      add(app, 'topk_safe/views/A/60', { visitorId: `v${at}` }),
      add(app, 'topk_safe/views/B/60', { visitorId: 'always-the-same' }),
    ]).flat(),
  )
  expect(answers.filter(({ body }) => body.status !== 'saved')).toEqual([])
  expect((await read(app, 'ecount/views/A')).body.count).toBe(200)
  expect(await top(app, 'topk/views')).toEqual([['A', 200]])
  expect(await top(app, 'topk_safe/views')).toEqual([
    ['A', 200],
    ['B', 1],
  ])
})

test('[SV-09] of 200 parallel writes to one key the last one is stored, and all writes to other keys are stored', async () => {
  const storage = sqliteStorage(join(aDataFolder(), 'service.sqlite'))
  onTestFinished(() => storage.close())
  const app = anApp({ storage })
  const set = (key: string, data: unknown) => postJson(app, `/stash/v1.1/kv/set/shop/public/${key}`, { data })
  const get = async (key: string) => (await app.inject(`/stash/v1.1/kv/get/shop/public/${key}`)).json().data
  const numbers = Array.from({ length: 200 }, (_, at) => at)
  await Promise.all(numbers.flatMap((at) => [set('one', at), set(`own-${at}`, at)]))
  expect(await get('one')).toBe(199)
  expect(await Promise.all(numbers.map((at) => get(`own-${at}`)))).toEqual(numbers)
})

test('expired increments are removed from the store within ten seconds, without any request', async () => {
  const storage = aStorage()
  const clock = aClock()
  const app = anApp({ ...clock, storage })
  await app.ready()
  await clock.pass(0)
  for (const visitorId of ['v', 'w']) await add(app, 'topk_safe/views/A/60', { visitorId })
  await clock.pass(60 * minute + 10_000)
  await clock.pass(0)
  expect(await storage.counters.nextSweep()).toBeNull()
})

test('counts survive a restart, and increments that expired in the meantime are gone', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const clock = aClock()
  const first = sqliteStorage(path)
  const before = anApp({ ...clock, storage: first })
  for (const window of ['10', '60']) await add(before, `topk/views/A/${window}`, {})
  await add(before, 'topk/views/B/10', {})
  await before.close()
  await first.close()
  await clock.pass(20 * minute)
  const second = sqliteStorage(path)
  onTestFinished(() => second.close())
  const app = anApp({ ...clock, storage: second })
  expect((await read(app, 'topk/views')).body).toMatchObject({ data: [['A', 1]], metadata: { total: 1 } })
})

test('the inspection interface lists, seeds and clears counters', async () => {
  const clock = aClock()
  const app = anApp({ ...clock })
  const counters = async (query = '') => (await app.inject(`/_inspect/counters${query}`)).json().counters
  for (const property of ['a', 'b']) {
    const url = `/_inspect/counters/${property}/topk/views/A/60`
    expect((await app.inject({ method: 'PUT', url, body: { count: 7 } })).statusCode).toBe(200)
    await postJson(app, `/counters/${property}/topk/views/A/10`, {})
  }
  expect(await counters()).toHaveLength(2)
  await clock.pass(30 * minute)
  expect(await counters('?property=a')).toEqual([{ property: 'a', kind: 'topk', name: 'views', id: 'A', count: 7 }])
  await app.inject({ method: 'DELETE', url: '/_inspect/counters?property=a' })
  expect(await counters()).toMatchObject([{ property: 'b' }])
  await app.inject({ method: 'DELETE', url: '/_inspect/counters' })
  expect(await counters()).toEqual([])
  expect((await app.inject('/counters/b/topk/views')).json()).toMatchObject({ data: [], metadata: { total: 0 } })
})
