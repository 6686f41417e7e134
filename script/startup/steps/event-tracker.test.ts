import { expect, test, vi } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import { aJar } from '../../testing/a-jar.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'
import { eventually } from '../../testing/eventually.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'

const answer = { status: 200, text: '{"status":{"code":200},"rejected":[]}' }
const raw = { flags: { compression: false } }

/** Finishes a run on a page that has emitted a view before. */
async function aWholeRun({ config, ...facts }: RunFacts = {}, view: object | null = { type: 'home' }) {
  const run = aRun({ reply: () => answer, config: { ...raw, ...config }, ...facts })
  if (view) run.page.uv().q = [['emit', ['ecView', view]]]
  const { ended } = await runSteps(steps, run)
  expect(ended).toBe('whole')
  return run
}

/** Returns the sent events, in order. */
function sent({ page }: TestRun): WireEvent[] {
  return page.requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }) => JSON.parse(String(body)) as WireEvent[])
}

const typesOf = (run: TestRun) => sent(run).map(({ meta }) => meta.type)
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const saidOfBot = expect.objectContaining({
  level: 'warn',
  message: `Instep takes this browser for a bot and sends no events, because its user agent is "${googlebot}". For tests set treatAsHuman: true`,
})

test('[EV-12] when the random number is below 0.1, a bot sends only one debug event with its user agent', async () => {
  const draws: number[] = []
  const random = () => {
    draws.push(0.0999)
    return 0.0999
  }
  const run = await aWholeRun({ page: { userAgent: () => googlebot, random } })
  run.bus?.uv.emit('ecUser')
  run.bus?.uv.emit('ecView')
  await eventually(() => expect(run.log.lines).toContainEqual(saidOfBot))
  await run.page.clock.pass(60_000)
  expect(sent(run)).toMatchObject([{ meta: { type: 'qubit.debug' }, code: 'bot', data: { userAgent: googlebot } }])
})

test('[EV-12] when the random number is not below 0.1, a bot sends nothing', async () => {
  const run = await aWholeRun({ page: { userAgent: () => googlebot, random: () => 0.1 } })
  await eventually(() => expect(run.log.lines).toContainEqual(saidOfBot))
  await run.page.clock.pass(60_000)
  expect(sent(run)).toEqual([])
})

test('[EV-12] the debug event of a bot is sent only after the first view', async () => {
  const run = await aWholeRun({ page: { userAgent: () => googlebot, random: () => 0 } }, null)
  await run.page.clock.pass(1000)
  expect(sent(run)).toEqual([])
  run.bus?.uv.emit('ecView')
  await eventually(() => expect(run.log.lines).toContainEqual(saidOfBot))
  await run.page.clock.pass(1000)
  expect(typesOf(run)).toEqual(['qubit.debug'])
})

test('[EV-18] a user event waits for the marketing segments and is sent with them under another type', async () => {
  const marketing: { segments?: unknown } = {}
  const run = await aWholeRun({
    config: { marketingSegments: { path: 'dmp.segments', type: 'ecAudience' } },
    page: { window: { dmp: marketing } },
  })
  run.bus?.uv.emit('ecUser', { user: { id: 'u', email: 'a@b.test' } })
  run.bus?.uv.emit('ecSearch', { query: 'boots' })
  await run.page.clock.pass(3000)
  expect(typesOf(run)).toContain('ecSearch')
  expect(typesOf(run)).not.toContain('ecUser')
  marketing.segments = ['a', 'b']
  await run.page.clock.pass(5000)
  const users = sent(run).filter(({ user }) => user)
  expect(users).toMatchObject([{ meta: { type: 'ecAudience' }, segments: ['a', 'b'], user: { id: 'u' } }])
  // It is still treated as a user event: mapped, and part of the attributes (MP-01).
  expect(users[0]?.user).toMatchObject({ email: { email: 'a@b.test' } })
  expect(run.tracker?.attributes().user).toMatchObject({ id: 'u' })
})

test('[EV-18] without the segments it is sent unchanged after 5000 ms, and without a debug event', async () => {
  const run = await aWholeRun({ config: { marketingSegments: {} }, page: { window: { marketingSegments: null } } })
  run.bus?.uv.emit('shop.ecUser', { user: { id: 'u' } })
  await run.page.clock.pass(4900)
  expect(typesOf(run)).not.toContain('shop.ecUser')
  await run.page.clock.pass(1000)
  expect(typesOf(run)).toContain('shop.ecUser')
  expect(typesOf(run)).not.toContain('qubit.debug')
})

test('[EV-18] the path defaults to marketingSegments and the type to ecUserSegments, and 0 is a valid value', async () => {
  const run = await aWholeRun({ config: { marketingSegments: {} }, page: { window: { marketingSegments: 0 } } })
  run.bus?.uv.emit('ecUser', { user: { id: 'u' } })
  await run.page.clock.pass(1000)
  expect(sent(run).find(({ user }) => user)).toMatchObject({ segments: 0, meta: { type: 'ecUserSegments' } })
})

test('[EV-18] lite mode sends a user event with segments like any other user event', async () => {
  const lite = { config: { marketingSegments: {}, flags: { compression: false, lite: true } } }
  const run = await aWholeRun({ ...lite, page: { window: { marketingSegments: ['a'] }, random: () => 0.5 } })
  run.bus?.uv.emit('ecUser', { user: { id: 'u' } })
  run.bus?.uv.emit('ecSearch')
  await run.page.clock.pass(1000)
  expect(typesOf(run)).toContain('ecUserSegments')
})

test('[EV-10] the first event of a page load waits 100 ms at most for the analytics client id, and stays first', async () => {
  const jar = aJar()
  const run = await aWholeRun({ jar })
  const start = run.page.now()
  await run.page.clock.pass(50)
  jar.cookies.set('_ga', 'GA1.2.123.456')
  await run.page.clock.pass(200)
  expect(sent(run)[0]).toMatchObject({ meta: { type: 'ecView', seq: 1 }, context: { gaClientId: '123.456' } })
  expect(sent(run)[0]?.meta.batchTs).toBe(start + 100)
})

test.each([
  [30, 100],
  [100, 100],
  [170, 170],
])('[EV-10] the wait includes a startup of %d ms: the first event is sent after %d ms', async (startMs, expected) => {
  const loaded = Promise.withResolvers<void>()
  const run = aRun({ reply: () => answer, config: raw, page: { loaded: () => loaded.promise } })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  const startedAt = run.page.now()
  const ended = runSteps(steps, run)
  await run.page.clock.pass(startMs)
  loaded.resolve()
  await ended
  await run.page.clock.pass(200)
  expect(sent(run)[0]?.meta).toMatchObject({ type: 'ecView', batchTs: startedAt + expected })
})

test('[EV-10] a client id that appears during startup is sent with the first event', async () => {
  const jar = aJar()
  const loaded = Promise.withResolvers<void>()
  const run = aRun({ jar, reply: () => answer, config: raw, page: { loaded: () => loaded.promise } })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  const ended = runSteps(steps, run)
  await run.page.clock.pass(150)
  jar.cookies.set('_ga', 'GA1.2.123.456')
  loaded.resolve()
  await ended
  await run.page.clock.pass(0)
  expect(sent(run)[0]?.context.gaClientId).toBe('123.456')
})

test('[EV-10] setting the clock back does not prolong the wait for the client id', async () => {
  const jar = aJar()
  const run = await aWholeRun({ jar })
  run.page.clock.setBack(3_600_000)
  await run.page.clock.pass(200)
  const looks = vi.spyOn(jar, 'values')
  await run.page.clock.pass(10_000)
  expect(looks.mock.calls.filter(([name]) => name === '_ga')).toEqual([])
})

test.each([
  ['the first event is sent without one when none appears', {}, undefined],
  ['the first event does not wait with the flag off', { ga: false }, undefined],
])('[EV-10] the client id: %s', async (_, flags, expected) => {
  const run = await aWholeRun({ config: { flags: { compression: false, ...flags } } })
  await run.page.clock.pass(100)
  expect(sent(run)[0]?.meta.type).toBe('ecView')
  expect(sent(run)[0]?.context.gaClientId).toBe(expected)
})

test('[EV-20] a debug event has code, stage and message, and is sent once per page load for each message', async () => {
  const run = await aWholeRun()
  const broken = { code: 'broken', stage: 'mapper', message: 'x'.repeat(2000), data: { n: 1 } }
  run.tracker?.emitDebug(broken)
  run.tracker?.emitDebug(broken)
  run.tracker?.emitDebug({ ...broken, message: 'another' })
  run.tracker?.emitDebug({ ...broken, code: 'other', message: 'another' })
  run.tracker?.emitDebug({ code: 'loss', message: 'Events were lost' })
  run.tracker?.emitDebug({ code: 'loss', message: 'Events were lost' })
  await run.page.clock.pass(1000)
  const debugs = sent(run).filter(({ meta }) => meta.type === 'qubit.debug')
  expect(debugs.map(({ code, message }) => [code, String(message).length])).toEqual([
    ['broken', 1500],
    ['broken', 7],
    ['other', 7],
    ['loss', 16],
    ['loss', 16],
  ])
  expect(debugs[0]).toMatchObject({ code: 'broken', stage: 'mapper', data: { n: 1 } })
})

test('[EV-03] the error of an enrichment handler is reported and rethrown, and the other handlers still run', async () => {
  const rethrown: unknown[] = []
  const run = await aWholeRun({ page: { rethrow: (error) => rethrown.push(error) } })
  const seen: string[] = []
  const error = new Error('it broke')
  run.bus?.uv.onEnrichment('ecUser', () => {
    throw error
  })
  run.bus?.uv.onEnrichment('ecUser', () => seen.push('second'))
  run.bus?.uv.emit('ecUser')
  expect(seen).toEqual(['second'])
  expect(rethrown).toEqual([error])
  await run.page.clock.pass(1000)
  expect(sent(run).at(-1)).toMatchObject({ code: 'handler', message: 'Error: it broke', data: 'ecUser' })
})

test('[EV-03] the error of a page handler is reported and printed once, but not rethrown, and the other handlers still run', async () => {
  const rethrown: unknown[] = []
  const printed: unknown[][] = []
  const console = { info() {}, error: (...words: unknown[]) => printed.push(words) }
  const run = await aWholeRun({ page: { rethrow: (error) => rethrown.push(error), console } })
  const seen: string[] = []
  const error = new Error('it broke')
  for (const attach of [run.bus?.uv.on, run.bus?.uv.once])
    attach?.('ecUser', () => {
      throw error
    })
  run.bus?.uv.on('ecUser', () => seen.push('third'))
  run.bus?.uv.emit('ecUser')
  expect(seen).toEqual(['third'])
  expect(rethrown).toEqual([])
  expect(printed).toEqual([
    ['Error emitting UV event', error.stack],
    ['Error emitting UV event', error.stack],
  ])
  await run.page.clock.pass(1000)
  expect(typesOf(run)).toContain('qubit.debug')
})

test('[EV-03] the error of a debug event handler is not reported again', async () => {
  const run = await aWholeRun({ page: { rethrow() {} } })
  run.bus?.uv.onEnrichment('qubit.debug', () => {
    throw new Error('again')
  })
  run.tracker?.emitDebug({ code: 'broken', message: 'first' })
  await run.page.clock.pass(1000)
  expect(sent(run).filter(({ meta }) => meta.type === 'qubit.debug')).toHaveLength(1)
})

test('[BY-04] counts of lost events are sent with the next batch, and removed once it is acknowledged', async () => {
  const refusing = '{"status":{"code":200},"rejected":[{"index":0,"reason":"no"}]}'
  let replies = 0
  const run = await aWholeRun({
    reply: ({ url }) => (url.includes('/events/') && replies++ === 0 ? { ...answer, text: refusing } : answer),
  })
  await eventually(async () => {
    await run.page.clock.pass(1000)
    expect(sent(run).at(-1)).toMatchObject({ code: 'loss', data: { refused: 1 } })
    expect(run.losses?.counts()).toEqual({})
  })
})
