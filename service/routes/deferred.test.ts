import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { aClock, type Clock } from '../testing/a-clock.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'
import type { TypedApp } from '../typed-app.ts'

const ok = { code: 200, message: 'ok' }
const data = { visitorId: 'visitor-1', propertyId: 'property', trackingId: 'shop' }
const state = { version: 5, state: '', segments: [] }

type Parts = { seconds?: string; body?: unknown; place?: string }

function defer(app: TypedApp, { seconds = '60', body = { route: 'segments', data }, place = 'shop' }: Parts = {}) {
  return postJson(app, `/stash/v1.1/deferkv/set/${place}/public/timeouts-visitor-1/${seconds}`, body)
}

async function timeouts(app: TypedApp) {
  return (await app.inject('/_inspect/timeouts')).json().timeouts
}

async function recomputeSince(app: TypedApp, namespace = 'shop') {
  const { stash } = (await app.inject(`/_inspect/stash?namespace=${namespace}`)).json()
  return stash[0].recomputeSince
}

function keepState(app: TypedApp, namespace = 'shop') {
  return postJson(app, `/stash/v1.1/kv/set/${namespace}/public/segments-visitor-1`, { data: state })
}

function anAppWith({ now, after }: Clock) {
  return anApp({ now, after })
}

test('[SV-26] a deferred notice is registered, due after its seconds, and replaces the earlier one with its key', async () => {
  const app = anApp()
  const answer = await defer(app)
  expect([answer.status, answer.body]).toEqual([200, { status: ok }])
  await defer(app, { seconds: '5' })
  const notice = { namespace: 'shop', visitorId: 'visitor-1', due: testNow + 5000, route: 'segments', data }
  expect(await timeouts(app)).toEqual([notice])
  await defer(app, { place: 'other' })
  expect(await timeouts(app)).toHaveLength(2)
})

test('[SV-26] when it is due, the segment state is marked for recomputation and the notice is removed from the list', async () => {
  const clock = aClock()
  const app = anAppWith(clock)
  await keepState(app)
  await keepState(app, 'other')
  await defer(app)
  await clock.pass(59_999)
  expect([(await timeouts(app)).length, await recomputeSince(app)]).toEqual([1, null])
  await clock.pass(1)
  expect([await timeouts(app), await recomputeSince(app)]).toEqual([[], testNow + 60_000])
  expect(await recomputeSince(app, 'other')).toBeNull()
  await keepState(app)
  expect(await recomputeSince(app)).toBeNull()
})

test('[SV-26] each of several notices is handled at its own time, whatever their order of arrival', async () => {
  const clock = aClock()
  const app = anAppWith(clock)
  await app.ready()
  await clock.pass(0)
  for (const [namespace, seconds] of [
    ['b', 20],
    ['a', 10],
    ['d', 8000],
    ['c', 30],
  ] as const) {
    await keepState(app, namespace)
    await defer(app, { place: namespace, seconds: String(seconds) })
  }
  await clock.pass(20_000)
  expect((await timeouts(app)).map(({ namespace }: { namespace: string }) => namespace)).toEqual(['c', 'd'])
  await clock.pass(3 * 3600_000)
  expect(await timeouts(app)).toEqual([])
  const since = await Promise.all(['a', 'b', 'c', 'd'].map((namespace) => recomputeSince(app, namespace)))
  expect(since).toEqual([10, 20, 30, 8000].map((seconds) => testNow + seconds * 1000))
})

test('[SV-26] a notice for a visitor without a stored state is also removed from the list, and no state is created', async () => {
  const clock = aClock()
  const app = anAppWith(clock)
  await defer(app)
  await clock.pass(60_000)
  expect([await timeouts(app), (await app.inject('/_inspect/stash')).json()]).toEqual([[], { stash: [] }])
})

test('[SV-26] a notice survives a restart, and one that became due in the meantime is handled at start-up', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const clock = aClock()
  const first = sqliteStorage(path)
  const before = anApp({ ...clock, storage: first })
  await keepState(before)
  await defer(before)
  await before.close()
  await first.close()
  await clock.pass(100_000)
  const second = sqliteStorage(path)
  onTestFinished(() => second.close())
  const app = anApp({ ...clock, storage: second })
  await app.ready()
  expect(await timeouts(app)).toHaveLength(1)
  await clock.pass(0)
  expect([await timeouts(app), await recomputeSince(app)]).toEqual([[], testNow + 100_000])
})

test('[SV-27] a cancelled notice marks nothing; cancelling one that does not exist succeeds too', async () => {
  const clock = aClock()
  const app = anAppWith(clock)
  await keepState(app)
  await defer(app)
  await defer(app, { place: 'other' })
  for (const seconds of ['0', 'any', '0']) {
    const url = `/stash/v1.1/deferkv/del/shop/public/timeouts-visitor-1/${seconds}`
    const answer = await postJson(app, url, { route: 'segments', data })
    expect([answer.status, answer.body]).toEqual([200, { status: ok }])
    expect(await timeouts(app)).toMatchObject([{ namespace: 'other' }])
  }
  await clock.pass(60_000)
  expect(await recomputeSince(app)).toBeNull()
})

test.each([
  ...['0', '-5', '1.5', 'abc', '', '31536001', '99999999999', '1e3'].map((seconds) => ({ seconds })),
  { body: { data } },
  { body: { route: '', data } },
  { body: { route: 'other', data } },
  { body: { route: 'segments' } },
  { body: { route: 'segments', data: { ...data, visitorId: undefined } } },
  { body: { route: 'segments', data: { ...data, visitorId: 'visitor-2' } } },
  { body: { route: 'segments', data: { ...data, propertyId: undefined } } },
  { body: { route: 'segments', data: { ...data, propertyId: '' } } },
  { body: { route: 'segments', data: { ...data, trackingId: undefined } } },
  { body: { route: 'segments', data: { ...data, trackingId: 7 } } },
  { body: [] },
  { body: '{' },
  { body: '' },
] satisfies Parts[])('[SV-28] the notification %j is refused with 400, and an existing one stays', async (parts) => {
  const app = anApp()
  await defer(app)
  const before = await timeouts(app)
  expect((await defer(app, parts)).status).toBe(400)
  expect(await timeouts(app)).toEqual(before)
})

test("[SV-28] only what has the name of a visitor's notices is one", async () => {
  const app = anApp()
  const asked = { route: 'segments', data: { ...data, visitorId: 'v' } }
  const set = (key: string) => postJson(app, `/stash/v1.1/deferkv/set/shop/public/${key}/60`, asked)
  // As long as the right name.
  expect([(await set('timeout--v')).status, (await set('timeouts-v')).status]).toEqual([400, 200])
})

test('[SV-28] a notice may be a year in the future', async () => {
  const app = anApp()
  expect((await defer(app, { seconds: '31536000' })).status).toBe(200)
  expect(await timeouts(app)).toMatchObject([{ due: testNow + 31_536_000_000 }])
})

test('a key that is not a timeouts key is refused with 400', async () => {
  for (const key of ['other-visitor-1', 'timeouts-', 'timeouts-a%20b']) {
    const answer = await postJson(anApp(), `/stash/v1.1/deferkv/set/shop/public/${key}/5`, { route: 'segments', data })
    expect(answer.status).toBe(400)
  }
})

test('the inspection interface clears the notices of one namespace, or all', async () => {
  const app = anApp()
  for (const place of ['a', 'b', 'c']) await defer(app, { place })
  await app.inject({ method: 'DELETE', url: '/_inspect/timeouts?namespace=b' })
  expect(await timeouts(app)).toMatchObject([{ namespace: 'a' }, { namespace: 'c' }])
  await app.inject({ method: 'DELETE', url: '/_inspect/timeouts' })
  expect(await timeouts(app)).toEqual([])
})
