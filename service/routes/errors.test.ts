import { expect, test } from 'vitest'
import type { StoredErrorReport } from '../errors/error-store.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import type { TypedApp } from '../typed-app.ts'

type Report = { name?: string; report?: unknown; body?: string; remoteAddress?: string }

/** Posts a report in the same way as the script, as text/plain. */
async function report(app: TypedApp, { name = 'smartserve', ...parts }: Report = {}) {
  const { report = { message: 'broken' }, body = JSON.stringify(report), remoteAddress = '9.9.9.9' } = parts
  const headers = { 'content-type': 'text/plain' }
  return app.inject({ method: 'POST', url: `/app/${name}`, body, headers, remoteAddress })
}

async function listed(app: TypedApp): Promise<StoredErrorReport[]> {
  return (await app.inject('/_inspect/errors')).json().errors
}

test('[SV-37] an error report is stored with its time and answered with 202', async () => {
  const app = anApp()
  const sent = { message: 'it broke', stack: 'at line 1', stage: 'startup', ts: 5, more: [{ deep: null }] }
  const answer = await report(app, { report: sent })
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: { code: 202, message: 'accepted' } }])
  expect(await listed(app)).toEqual([{ name: 'smartserve', receivedAt: testNow, report: sent }])
})

test('[SV-37] the message is cut to 256 characters and the stack to 2048', async () => {
  const app = anApp()
  await report(app, { report: { message: 'm'.repeat(257), stack: 's'.repeat(2049), url: 'u'.repeat(3000) } })
  await report(app, { report: { message: 'm'.repeat(256), stack: 's'.repeat(2048) } })
  const lengths = (await listed(app)).map(({ report: { message, stack } }) => [`${message}`.length, `${stack}`.length])
  expect(lengths).toEqual([
    [256, 2048],
    [256, 2048],
  ])
  expect((await listed(app))[0]?.report.url).toHaveLength(3000)
})

test.each(['smartserve', 'A-z_09', 'a'.repeat(64)])('[SV-37] "%s" is a valid name', async (name) => {
  expect((await report(anApp(), { name })).statusCode).toBe(202)
})

test.each(['', 'a'.repeat(65), 'a.b', 'a%20b', 'a%2Fb', '%C3%A9'])(
  '[SV-37] the name "%s" is refused with 400 and stores nothing',
  async (name) => {
    const app = anApp()
    expect((await report(app, { name })).statusCode).toBe(400)
    expect(await listed(app)).toEqual([])
  },
)

test.each(['[]', 'null', '"text"', '7', '{', ''])(
  '[SV-37] the body %s is refused with 400 and stores nothing',
  async (body) => {
    const app = anApp()
    expect((await report(app, { body })).json()).toMatchObject({
      status: { code: 400 },
      error: { code: 'bad_request' },
    })
    expect(await listed(app)).toEqual([])
  },
)

test('a report of 16 KiB is stored, and one byte more is refused with 413', async () => {
  const app = anApp()
  const body = (length: number) => '{"message":"m"}'.padEnd(length, ' ')
  expect((await report(app, { body: body(16_385) })).statusCode).toBe(413)
  expect(await listed(app)).toEqual([])
  expect((await report(app, { body: body(16_384) })).statusCode).toBe(202)
})

test('[SV-38] 20 reports per second from one address are accepted, the next gets 429 and is not stored', async () => {
  let time = testNow
  const app = anApp({ now: () => time })
  const statuses = async (count: number, remoteAddress?: string) => {
    const answers = []
    for (let at = 0; at < count; at++) answers.push(await report(app, { remoteAddress }))
    return answers.map(({ statusCode }) => statusCode)
  }
  expect(await statuses(10)).toEqual(Array(10).fill(202))
  time += 600
  expect(await statuses(12)).toEqual([...Array(10).fill(202), 429, 429])
  expect(await statuses(20, '8.8.8.8')).toEqual(Array(20).fill(202))
  time += 399
  expect(await statuses(1)).toEqual([429])
  time += 1
  expect(await statuses(11)).toEqual([...Array(10).fill(202), 429])
  time -= 60_000
  expect(await statuses(1)).toEqual([202])
  expect(await listed(app)).toHaveLength(51)
  const refused = (await report(app, { remoteAddress: '8.8.8.8' })).statusCode
  expect(refused).toBe(202)
})

test('[SV-38] all addresses of one IPv6 network have one limit, and another network has its own', async () => {
  const app = anApp()
  for (let at = 1; at <= 20; at++) await report(app, { remoteAddress: `2001:db8:0:1::${at}` })
  expect((await report(app, { remoteAddress: '2001:db8:0:1::99' })).statusCode).toBe(429)
  expect((await report(app, { remoteAddress: '2001:db8:0:2::99' })).statusCode).toBe(202)
})

test('[SV-38] a refused report is answered with a JSON body that gives the reason', async () => {
  const app = anApp()
  for (let at = 0; at < 20; at++) await report(app)
  expect((await report(app)).json()).toEqual({
    status: { code: 429, message: 'More than 20 reports in a second' },
    error: { code: 'too_many', message: 'More than 20 reports in a second' },
  })
})

test('[SV-38] 10,000 reports are kept, and the oldest is removed first', async () => {
  const storage = aStorage()
  const app = anApp({ storage })
  const numbered = (number: number) => ({ name: 'x', receivedAt: number, report: { number } })
  // On a cluster whose processor is busy, all at once would be more than is folded in time.
  for (let from = 0; from < 10_000; from += 500)
    await Promise.all(Array.from({ length: 500 }, (_, at) => storage.errors.keep(numbered(from + at))))
  expect(await storage.errors.list()).toHaveLength(10_000)
  for (const number of [10_000, 10_001]) await report(app, { report: { number } })
  const kept = (await listed(app)).map((each) => each.report.number)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([10_000, 2, 10_001])
})

test('error reports can be cleared', async () => {
  const app = anApp()
  await report(app)
  await app.inject({ method: 'DELETE', url: '/_inspect/errors' })
  expect(await listed(app)).toEqual([])
  await report(app)
  expect(await listed(app)).toHaveLength(1)
})
