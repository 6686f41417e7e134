import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { aClock } from '../testing/a-clock.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'
import type { TypedApp } from '../typed-app.ts'

const minute = 60_000
const day = 24 * 60 * minute

type Body = Record<string, unknown>

/** Creates a service with the functions `mail` and `push`, which record when and with which data they ran. */
function aService(options: Parameters<typeof anApp>[0] & { fails?: boolean } = {}) {
  const { fails = false, ...parts } = options
  const clock = aClock()
  const ran: [string, number, unknown, unknown][] = []
  const functions = new Map(
    ['mail', 'push'].map((id) => [
      id,
      async (data: unknown, { key }: { key: string | null }) => {
        ran.push([id, clock.now() - testNow, key, data])
        if (fails) throw new Error('no connection')
      },
    ]),
  )
  const app = anApp({ ...clock, functions, ...parts })
  return { app, clock, ran, functions }
}

function defer(app: TypedApp, body: Body = {}, id = 'mail') {
  const meta = { source: 'experience', visitorId: 'visitor-1' }
  return postJson(app, `/qfn/defer/${id}`, { key: 'k', data: { n: 1 }, delay: minute, meta, ...body })
}

async function pending(app: TypedApp) {
  return (await app.inject('/_inspect/functions')).json().pending
}

test('[SV-45] a run is stored for its due time, answered with an invocationId, and then run once', async () => {
  const { app, clock, ran } = aService()
  await app.ready()
  await clock.pass(0)
  const answer = await defer(app)
  const { invocationId } = answer.body
  expect([answer.status, answer.body]).toEqual([
    200,
    { ok: true, invocationId: expect.stringMatching(/^[a-z0-9]{20}$/) },
  ])
  expect(await pending(app)).toMatchObject([{ id: 'mail', key: 'k', due: testNow + minute, invocationId }])
  await clock.pass(minute - 1)
  expect(ran).toEqual([])
  await clock.pass(1)
  expect(ran).toEqual([['mail', minute, 'k', { n: 1 }]])
  await clock.pass(day)
  expect([ran.length, await pending(app)]).toEqual([1, []])
})

test.each([
  ['milliseconds', { time: testNow + 5 * minute }, 5 * minute],
  ['an ISO date', { time: '2026-11-20T12:05:00.000Z' }, 5 * minute],
  ['an ISO date with an offset', { time: '2026-11-20T13:05+01:00' }, 5 * minute],
  ['a moment that is over', { time: testNow - day }, 0],
])('[SV-45] time may be %s', async (_name, schedule, expected) => {
  const { app, clock, ran } = aService()
  await defer(app, { delay: undefined, ...schedule })
  await clock.pass(expected)
  await clock.pass(0)
  expect(ran.map(([, at]) => at)).toEqual([expected])
})

// The test's time is Friday noon in London.
test.each([
  ['inside it stays', { day: 'monday-friday', time: '09:00-17:00', timezoneOffset: 0 }, minute],
  ['to the same day', { day: 'monday-friday', time: '15:00-17:00', timezoneOffset: 0 }, 3 * 60 * minute],
  ['over the week end', { day: 'monday-friday', time: '09:00-10:00', timezoneOffset: 0 }, 3 * day - 3 * 60 * minute],
  ['in the time zone of the caller', { day: 'friday', time: '09:00-10:00', timezoneOffset: 300 }, 2 * 60 * minute],
])('[SV-45] a due time moves to the next opening of the window: %s', async (_name, window, expected) => {
  const { app } = aService()
  await defer(app, { window })
  expect(await pending(app)).toMatchObject([{ due: testNow + expected }])
})

test('[SV-45] a call with the same id and key replaces the earlier run, one with another key or function does not', async () => {
  const { app, clock, ran } = aService()
  await defer(app)
  await defer(app, { key: 'other' })
  await defer(app, {}, 'push')
  await defer(app, { delay: 2 * minute, data: 'new' })
  await clock.pass(3 * minute)
  expect(ran).toEqual([
    ['mail', minute, 'other', { n: 1 }],
    ['push', minute, 'k', { n: 1 }],
    ['mail', 2 * minute, 'k', 'new'],
  ])
})

const of = (visitorId: string | null) => ({ meta: { visitorId } })

test('[SV-45] [SV-46] keys are separate for each visitor: the run of one is neither replaced nor cancelled by another', async () => {
  const { app, clock, ran } = aService()
  await defer(app, { ...of('visitor-1'), data: 'one' })
  await defer(app, { ...of('visitor-2'), data: 'two' })
  await defer(app, { ...of(null), data: 'nobody', delay: minute + 1 })
  await defer(app, { ...of('visitor-2'), data: 'two anew', delay: minute + 2 })
  expect(await pending(app)).toMatchObject([{ data: 'one' }, { data: 'nobody' }, { data: 'two anew' }])
  await postJson(app, '/qfn/cancel/mail', { key: 'k', ...of('visitor-3') })
  await postJson(app, '/qfn/cancel/mail', { key: 'k', ...of('visitor-1') })
  expect(await pending(app)).toMatchObject([{ data: 'nobody' }, { data: 'two anew' }])
  await postJson(app, '/qfn/cancel/mail', { key: 'k' })
  await clock.pass(minute + 2)
  expect(ran.map(([, , , data]) => data)).toEqual(['two anew'])
})

test.each([undefined, null])('[SV-45] a call with the key %s replaces nothing', async (key) => {
  const { app, clock, ran } = aService()
  for (const data of [1, 2]) expect((await defer(app, { key, data })).status).toBe(200)
  await clock.pass(minute)
  expect(ran.map(([, , called, data]) => [called, data])).toEqual([
    [null, 1],
    [null, 2],
  ])
})

test('a visitor may have 100 pending runs; one more is refused and changes nothing, until one has finished', async () => {
  const { app, clock, ran } = aService()
  for (let at = 0; at < 100; at++) await defer(app, { key: `k${at}`, delay: at === 0 ? 1000 : minute })
  const more = await defer(app, { key: 'more' })
  expect([more.status, more.body]).toEqual([
    429,
    expect.objectContaining({ ok: false, message: expect.stringContaining('This visitor has 100 pending runs') }),
  ])
  expect((await defer(app, { key: 'k1', data: 'anew' })).status).toBe(200)
  expect((await defer(app, { key: 'more', ...of('visitor-2') })).status).toBe(200)
  expect(await pending(app)).toHaveLength(101)
  await clock.pass(1000)
  expect(ran).toHaveLength(1)
  expect((await defer(app, { key: 'more' })).status).toBe(200)
})

test.each([
  { delay: 30 * day + 1 },
  { delay: undefined, time: testNow + 30 * day + 1 },
  { time: testNow + minute },
  { delay: undefined },
  { delay: null, time: null },
  { delay: -1 },
  { delay: '5' },
  { delay: undefined, time: 'tomorrow' },
  { delay: undefined, time: '2026-11-31' },
  { delay: undefined, time: 0 },
  { window: { day: 'funday' } },
  { window: { time: '9 to 5' } },
  { window: 'monday' },
  { window: { timezoneOffset: '60' } },
  { cancelOnConversion: 'yes' },
  { key: '' },
  { key: 7 },
  { meta: { visitorId: 'a b' } },
])('[SV-45] %j gets 400 and leaves the earlier run', async (body) => {
  const { app } = aService()
  await defer(app)
  const before = await pending(app)
  const answer = await defer(app, body)
  expect([answer.status, answer.body.ok, typeof answer.body.message]).toEqual([400, false, 'string'])
  expect(await pending(app)).toEqual(before)
})

test('[SV-45] a run may be 30 days in the future', async () => {
  const { app, clock, ran } = aService()
  expect((await defer(app, { delay: 30 * day })).status).toBe(200)
  clock.sleep(30 * day - 2 * minute)
  await clock.pass(minute)
  expect(ran).toEqual([])
  await clock.pass(minute)
  expect(ran).toHaveLength(1)
})

test('[SV-45] pending runs survive a restart, and overdue runs start when the service starts', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const storage = sqliteStorage(path)
  const first = aService({ storage })
  await defer(first.app)
  await defer(first.app, { key: 'later', delay: day })
  await first.app.close()
  await storage.close()
  await first.clock.pass(60 * minute)
  expect(first.ran).toEqual([])

  const reopened = sqliteStorage(path)
  onTestFinished(() => reopened.close())
  const app = anApp({ ...first.clock, functions: first.functions, storage: reopened })
  await app.ready()
  await first.clock.pass(0)
  await first.clock.pass(0)
  expect(first.ran).toEqual([['mail', 60 * minute, 'k', { n: 1 }]])
  expect(await pending(app)).toMatchObject([{ key: 'later' }])
  await first.clock.pass(day)
  expect(first.ran.slice(1)).toEqual([['mail', day, 'later', { n: 1 }]])
})

test('a failed run is finished, and the others run', async () => {
  const { app, clock, ran } = aService({ fails: true })
  await defer(app)
  await defer(app, {}, 'push')
  await clock.pass(day)
  expect([ran.length, await pending(app)]).toEqual([2, []])
  const { invocations } = (await app.inject('/_inspect/functions')).json()
  expect(invocations).toMatchObject([
    { id: 'mail', at: testNow + minute, outcome: { kind: 'failed', message: 'no connection' } },
    { id: 'push' },
  ])
})

test('only a run that failed is logged, without what the function said', async () => {
  const lines: string[] = []
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
  const fine = aService({ logger })
  await defer(fine.app)
  await fine.clock.pass(day)
  expect([fine.ran.length, lines]).toEqual([1, []])
  const failing = aService({ logger, fails: true })
  await defer(failing.app)
  await failing.clock.pass(day)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { function: 'mail', outcome: 'failed', msg: 'a deferred run failed' },
  ])
  expect(lines.join()).not.toContain('no connection')
})

test('a run whose end cannot be stored is logged, and tried again after ten seconds', async () => {
  const lines: string[] = []
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } }
  const storage = aStorage()
  let isDown = true
  const remove = (id: string) => (isDown ? Promise.reject(new Error('torn')) : storage.runs.remove(id))
  const { app, clock, ran } = aService({ logger, storage: { ...storage, runs: { ...storage.runs, remove } } })
  await defer(app)
  await clock.pass(minute)
  isDown = false
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the end of a deferred run could not be stored'])
  await clock.pass(9_999)
  expect([ran.length, (await pending(app)).length]).toEqual([1, 1])
  await clock.pass(1)
  await clock.pass(0)
  expect([ran.length, await pending(app)]).toEqual([2, []])
})

test('no more than twenty runs are active at the same time, and all of them run', async () => {
  const clock = aClock()
  let open = 0
  let most = 0
  let ended = 0
  const run = async () => {
    most = Math.max(most, ++open)
    await new Promise<void>((resolve) => void clock.after(1000, resolve))
    open--
    ended++
  }
  const app = anApp({ ...clock, functions: new Map([['mail', run]]) })
  await Promise.all(Array.from({ length: 50 }, (_, at) => defer(app, { key: `k${at}` })))
  await clock.pass(minute + 500)
  expect(most).toBe(20)
  // Active runs are replaced in the list by new ones, and continue.
  for (let at = 0; at < 10; at++) await defer(app, { key: `k${at}`, delay: 0 })
  await clock.pass(5000)
  expect([most, ended, await pending(app)]).toEqual([20, 60, []])
})

test('a service that closes waits five seconds for active runs, and no longer; without any it closes at once', async () => {
  const close = async (delay: number) => {
    const clock = aClock()
    const app = anApp({ ...clock, functions: new Map([['mail', () => new Promise(() => {})]]) })
    await app.ready()
    await defer(app, { delay })
    await clock.pass(minute)
    let isClosed = false
    void app.close().then(() => {
      isClosed = true
    })
    return async (milliseconds: number) => {
      await clock.pass(milliseconds)
      return isClosed
    }
  }
  const isClosedAfter = await close(minute)
  expect(await isClosedAfter(4999)).toBe(false)
  expect(await isClosedAfter(1)).toBe(true)
  expect(await (await close(2 * minute))(0)).toBe(true)
})

test('a run that is replaced while active leaves the new run in the list', async () => {
  const clock = aClock()
  const run = () => new Promise<void>((resolve) => void clock.after(10 * minute, resolve))
  const app = anApp({ ...clock, functions: new Map([['mail', run]]) })
  await defer(app)
  await clock.pass(minute)
  await defer(app, { delay: day })
  await clock.pass(minute)
  expect(await pending(app)).toMatchObject([{ due: testNow + minute + day }])
})

test('[SV-46] cancelling removes the pending run of the key and returns ok, also when there is none', async () => {
  const { app, clock, ran } = aService()
  await defer(app)
  await defer(app, { key: 'other' })
  await defer(app, {}, 'push')
  for (const id of ['mail', 'mail', 'unknown']) {
    const answer = await postJson(app, `/qfn/cancel/${id}`, { key: 'k', ...of('visitor-1') })
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
  }
  await clock.pass(minute)
  expect(ran.map(([id, , key]) => `${id} ${key}`).sort()).toEqual(['mail other', 'push k'])
  expect((await postJson(app, '/qfn/cancel/mail', {})).status).toBe(400)
})

test('[SV-47] a conversion cancels all runs of the visitor that have cancelOnConversion, and no others', async () => {
  const { app, clock, ran } = aService()
  const runs = [
    ['mine', { cancelOnConversion: true }],
    ['mine too', { cancelOnConversion: true, delay: day }],
    ['mine, to stay', { cancelOnConversion: false }],
    ['mine, unsaid', {}],
    ['of another', { cancelOnConversion: true, meta: { visitorId: 'visitor-2' } }],
    ['of nobody', { cancelOnConversion: true, meta: undefined }],
  ] as const
  for (const [key, body] of runs) await defer(app, { key, ...body })
  const answer = await postJson(app, '/qfn/conversion', { visitorId: 'visitor-1' })
  expect([answer.status, answer.body]).toEqual([200, { ok: true }])
  await clock.pass(2 * day)
  expect(ran.map(([, , key]) => key).sort()).toEqual(['mine, to stay', 'mine, unsaid', 'of another', 'of nobody'])
})

test.each(['{}', '{"visitorId":""}', '{"visitorId":7}', '[]', ''])(
  '[SV-47] a conversion with %j has no visitorId and gets 400',
  async (body) => {
    const { app } = aService()
    await defer(app, { cancelOnConversion: true })
    expect((await postJson(app, '/qfn/conversion', body)).status).toBe(400)
    expect(await pending(app)).toHaveLength(1)
  },
)

test('the inspection interface lists the registered functions and deletes runs and calls', async () => {
  const { app } = aService()
  await postJson(app, '/qfn/mail', { data: 5 })
  await defer(app)
  const shown = async () => (await app.inject('/_inspect/functions')).json()
  expect(await shown()).toMatchObject({
    functions: ['mail', 'push'],
    invocations: [{ data: 5, outcome: { kind: 'done' } }],
  })
  await app.inject({ method: 'DELETE', url: '/_inspect/functions' })
  expect(await shown()).toEqual({ functions: ['mail', 'push'], pending: [], invocations: [] })
})
