import { afterEach, expect, test, vi } from 'vitest'
import { sendByFetch } from '../browser/send.ts'
import { loadPreview } from '../preview/load-preview.ts'
import { aRun } from '../testing/a-run.ts'
import { someServices } from './testing/some-services.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Returns the timeout of each request of a call, in milliseconds. */
async function timeOutsOf(call: (services: ReturnType<typeof someServices>['services']) => Promise<unknown>) {
  vi.stubGlobal('fetch', async () => new Response('{"count":1,"data":[],"status":"saved"}'))
  const timer = vi.spyOn(globalThis, 'setTimeout').mockClear()
  const { services } = someServices({ qfns: { mail: 'id' }, reply: sendByFetch })
  await call(services).catch(() => {})
  // What the tests before left in this process may still wait for moments.
  return timer.mock.calls.flatMap(([, ms = 0]) => (ms >= 1000 ? ms : []))
}

test('[QU-14] requests, including those of counters, time out after 2000 ms unless the caller sets a timeout', async () => {
  expect(await timeOutsOf(({ request }) => request.json('https://files.test/a'))).toEqual([2000])
  expect(await timeOutsOf(({ request }) => request.graphql('{ a }'))).toEqual([2000])
  expect(await timeOutsOf(({ counters }) => counters.ecount('views').get('p'))).toEqual([2000])
  expect(await timeOutsOf(({ counters }) => counters.topk('views').increment('p', 60))).toEqual([2000])
  expect(await timeOutsOf(({ request }) => request.text('https://files.test/a', { timeoutMs: 7000 }))).toEqual([7000])
})

test('[QU-14] integration functions and loading the preview script time out after 35 s', async () => {
  expect(await timeOutsOf(({ integration }) => integration('mail').execute())).toEqual([35_000])
  expect(await timeOutsOf(({ integration }) => integration('mail').schedule({}, { delay: 1 }))).toEqual([35_000])
  expect(await timeOutsOf(({ integration }) => integration('mail').cancel({ key: 'k' }))).toEqual([35_000])

  const run = aRun({ page: { loadScript: () => new Promise(() => {}) } })
  const loading = loadPreview(run, '1')
  await run.page.clock.pass(34_999)
  expect(run.log.lines).toEqual([])
  await run.page.clock.pass(1)
  expect(await loading).toBe(true)
  expect(run.log.lines).toMatchObject([{ level: 'error', message: expect.stringContaining('timeout after 35000ms') }])
})
