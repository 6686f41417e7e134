import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import type { Reply } from '../../services/remote/request.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'
import { version } from '../../version.ts'
import { reportError } from './report-error.ts'

const taken = (): Reply => ({ status: 202, text: '{"status":{"code":202,"message":"accepted"}}' })

/** Returns the reports that a run has posted, oldest first. */
function posted(run: TestRun): Record<string, unknown>[] {
  return run.page.requests
    .filter(({ method, url }) => method === 'POST' && url === 'https://collect.test/app/smartserve')
    .map(({ body }) => JSON.parse(String(body)))
}

/** Reports the given number of errors in a run. */
async function afterErrors(count: number, facts: RunFacts = {}): Promise<TestRun> {
  const run = aRun({ reply: taken, ...facts })
  for (let at = 1; at <= count; at++) reportError(run, new Error(`error ${at}`), 'flush')
  await run.errorReports?.catch(() => {})
  return run
}

const messages = (run: TestRun) => posted(run).map(({ message }) => message)

test('a report has exactly these ten fields', async () => {
  const run = aRun({ reply: taken })
  run.visitorId = 'abc-def-ghi'
  const ts = run.page.now()
  reportError(run, Object.assign(new TypeError('it broke'), { stack: 'at line 1' }), 'mapper')
  await run.errorReports
  await run.page.clock.pass(0)
  expect(posted(run)).toEqual([
    {
      message: 'it broke',
      stack: 'at line 1',
      stage: 'mapper',
      url: 'https://www.shop.test/uk/en/',
      userAgent: run.page.userAgent(),
      propertyId: 'property',
      trackingId: 'tracking',
      visitorId: 'abc-def-ghi',
      version,
      ts,
    },
  ])
  expect(run.page.requests[0]).toMatchObject({ headers: { 'Content-Type': 'text/plain' } })
})

test('the first report is sent at once, and the next ones in order every 300 ms', async () => {
  const run = await afterErrors(4)
  await run.page.clock.pass(0)
  expect(messages(run)).toEqual(['error 1'])
  await run.page.clock.pass(299)
  expect(messages(run)).toEqual(['error 1'])
  await run.page.clock.pass(1)
  expect(messages(run)).toEqual(['error 1', 'error 2'])
  await run.page.clock.pass(300)
  expect(messages(run)).toEqual(['error 1', 'error 2', 'error 3'])
  await run.page.clock.pass(300)
  expect(messages(run)).toEqual(['error 1', 'error 2', 'error 3', 'error 4'])
})

test('[ER-02] the 300 ms are counted from when a request has begun, which takes a moment on a busy page', async () => {
  const run = aRun({ reply: taken })
  const { send, after } = run.page
  const order: string[] = []
  Object.assign(run.page, {
    send(request: Parameters<typeof send>[0]) {
      order.push('request')
      return send(request)
    },
    after(ms: number, task: () => void) {
      if (ms === limits.errorReportMs) order.push('300 ms')
      after(ms, task)
    },
  })
  for (const message of ['error 1', 'error 2']) reportError(run, new Error(message), 'flush')
  await run.errorReports
  await run.page.clock.pass(1000)
  expect(order).toEqual(['request', '300 ms', 'request', '300 ms'])
})

test('an error long after another is reported at once', async () => {
  const run = await afterErrors(1)
  await run.page.clock.pass(10_000)
  reportError(run, new Error('later'), 'flush')
  await run.page.clock.pass(0)
  expect(messages(run)).toEqual(['error 1', 'later'])
})

test('when more than 20 reports wait, the newest are dropped', async () => {
  const run = await afterErrors(25)
  await run.page.clock.pass(60_000)
  expect(messages(run)).toEqual(Array.from({ length: 20 }, (_, at) => `error ${at + 1}`))
})

test('a sent report makes room for another one', async () => {
  const run = await afterErrors(20)
  await run.page.clock.pass(0)
  for (const message of ['fits', 'is dropped']) reportError(run, new Error(message), 'flush')
  await run.page.clock.pass(60_000)
  expect(messages(run)).toHaveLength(21)
  expect(messages(run).at(-1)).toBe('fits')
})

test.each<[string, RunFacts]>([
  ['fails', { reply: () => Promise.reject(new Error('no network')) }],
  ['is refused', { reply: () => ({ status: 429, text: '' }) }],
  ['is never answered', { reply: () => new Promise<never>(() => {}) }],
])(
  'a report that %s is neither retried nor logged nor reported, and the next one is sent on time',
  async (_, facts) => {
    const run = await afterErrors(2, facts)
    await run.page.clock.pass(0)
    expect(messages(run)).toEqual(['error 1'])
    await run.page.clock.pass(300)
    expect(messages(run)).toEqual(['error 1', 'error 2'])
    await run.page.clock.pass(60_000)
    expect(messages(run)).toHaveLength(2)
    expect(run.log.lines).toEqual([])
    expect(run.heldDebug).toEqual([])
  },
)

test('with the flag off nothing is reported', async () => {
  const run = await afterErrors(3, { config: { flags: { errorReporting: false } } })
  await run.page.clock.pass(60_000)
  expect(run.page.requests).toEqual([])
})

test('messages are truncated to 256 characters and stacks to 2048, and address and user agent have their own limits', async () => {
  const run = aRun({
    reply: taken,
    page: {
      userAgent: () => 'u'.repeat(300),
      facts: () => ({ url: `https://www.shop.test/${'a'.repeat(3000)}`, referrerUrl: '' }),
    },
  })
  reportError(run, Object.assign(new Error('m'.repeat(300)), { stack: 's'.repeat(3000) }), 'flush')
  await run.errorReports
  await run.page.clock.pass(0)
  const [report] = posted(run)
  expect(report?.message).toBe('m'.repeat(256))
  expect(report?.stack).toBe('s'.repeat(2048))
  expect(String(report?.url)).toHaveLength(limits.urlLength)
  expect(report?.userAgent).toBe('u'.repeat(275))
})

test.each([
  ['a text', 'oh', 'oh'],
  ['undefined', undefined, 'undefined'],
  ['a number as message', { message: 7 }, '7'],
])('any thrown value is reported: %s', async (_, error, message) => {
  const run = aRun({ reply: taken })
  reportError(run, error, 'flush')
  await run.errorReports
  await run.page.clock.pass(0)
  expect(posted(run)).toMatchObject([{ message, stack: '', visitorId: '' }])
})
