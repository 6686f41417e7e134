import { expect, test, vi } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { type Flag, flags, isFlagOn } from '../../contract/flags.ts'
import type { SitePlacement } from '../../contract/placement.ts'
import { dueOf } from '../cross-domain/due.ts'
import { someServices } from '../services/testing/some-services.ts'
import { reportError } from '../telemetry/errors/report-error.ts'
import { aJar } from '../testing/a-jar.ts'
import { aPlacement } from '../testing/a-placement.ts'
import { aRun } from '../testing/a-run.ts'
import { anExperience } from '../testing/an-experience.ts'
import { anOpenRun } from '../testing/an-open-run.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

type Given = Partial<Record<Flag, boolean>>

/** A visitor who takes part in the state sync, and whose lite mode does not send everything. */
const visitorId = 'visitor-0'

/** Runs a page that uses every part of the script, and returns its requests and events. */
async function doneWith(given: Given, placements: readonly SitePlacement[] = []) {
  const run = aRun({
    config: { flags: { compression: false, ...given } },
    experiences: [anExperience()],
    placements,
    jar: aJar({ _qubitTracker: visitorId, _ga: 'GA1.2.123.456' }),
    reply: () => ({ status: 200, text: '{"status":{"code":200},"rejected":[],"history":{"views":1}}' }),
  })
  const lists = ['listing', 'search', 'recommendation'].map((eventType) => ['emit', ['ecProduct', { eventType }]])
  const order = ['emit', ['ecBasketTransactionSummary', { transaction: { id: 'A' } }]]
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]], ...lists, ['emit', ['ecSearch', {}]], order] as never
  await runSteps(steps, run)
  reportError(run, new Error('it broke'), 'flush')
  await run.errorReports?.catch(() => {})
  await vi.dynamicImportSettled()
  await run.page.clock.pass(5000)
  const routes = run.page.requests.map(
    ({ method, url }) => `${method} ${new URL(url).pathname.split('/').slice(1, 3).join('/')}`,
  )
  const events = run.page.requests
    .filter(({ url, body }) => url.includes('/events/raw/') && body)
    .flatMap(({ body }) => JSON.parse(String(body)) as WireEvent[])
  return {
    run,
    events,
    routes: [...new Set(routes)],
    kinds: events.map(({ meta, eventType }) => `${meta.type} ${eventType ?? ''}`.trim()),
  }
}

test('[ST-30] every flag is on but names, lite and graphqlLookup, unless the configuration says otherwise', () => {
  expect(flags.filter((flag) => !isFlagOn({}, flag))).toEqual(['names', 'lite', 'graphqlLookup'])
  for (const flag of flags)
    for (const on of [true, false]) expect(isFlagOn({ [flag]: on, unknown: !on } as Given, flag)).toBe(on)
})

test('[ST-30] an unknown flag changes no requests and events', async () => {
  const { routes, kinds } = await doneWith({ unknown: true, other: false } as Given)
  const usual = await doneWith({})
  expect([routes, kinds]).toEqual([usual.routes, usual.kinds])
})

test.each<[Flag, string]>([
  ['lookupSync', 'GET lookup/tracking'],
  ['stateSync', 'GET stamp/t'],
  ['errorReporting', 'POST app/smartserve'],
  ['qfn', 'POST qfn/conversion'],
])('[ST-30] with %s off, %s is the only request that is not made', async (flag, route) => {
  const usual = await doneWith({})
  expect(usual.routes).toContain(route)
  expect((await doneWith({ [flag]: false })).routes).toEqual(usual.routes.filter((each) => each !== route))
})

test('[ST-30] with placements off no content is requested', async () => {
  const asks = async (given: Given) => (await doneWith(given, [aPlacement()])).routes.includes('POST graphql')
  expect([await asks({}), await asks({ placements: false })]).toEqual([true, false])
})

test('[ST-30] with iframeSync off no frames of other domains are due', () => {
  const frames = (given: Given) => {
    const crossDomainIframes = [{ domain: 'shop.test', url: 'https://m.shop.test/frame.html' }]
    return Boolean(dueOf(anOpenRun({ config: { crossDomainIframes, flags: given } })).frames)
  }
  expect([frames({}), frames({ iframeSync: false })]).toEqual([true, false])
})

test('[ST-30] with experiences off none runs and no experience event is sent', async () => {
  const off = await doneWith({ experiences: false })
  expect((await doneWith({})).kinds).toContain('qubit.experience')
  expect(off.kinds).not.toContain('qubit.experience')
  expect(off.run.engine).toBe(undefined)
})

test('[ST-30] with counters off no counter is read or incremented, and calls reject with the reason', async () => {
  const { services, requests, lines } = someServices({ config: { flags: { counters: false } } })
  const { ecount, topk, topkSafe } = services.counters
  const calls = [ecount('a').get('p'), ecount('a').increment('p', 1), topk('a').get(), topkSafe('a').increment('p', 1)]
  for (const call of calls) await expect(call).rejects.toThrow('The flag counters is off')
  expect(requests).toEqual([])
  expect(lines()).toEqual(calls.map(() => 'Counter a: The flag counters is off'))
})

test('[ST-30] with qfn off no function is called, and calls reject with the reason', async () => {
  const { services, requests, notices } = someServices({ config: { flags: { qfn: false } }, qfns: { mail: 'id' } })
  const mail = services.integration('mail')
  for (const action of ['execute', 'cancel'] as const)
    await expect(mail[action]()).rejects.toThrow(`Failed to perform ${action} action: the flag qfn is off`)
  await expect(mail.schedule({}, { delay: 1 })).rejects.toThrow('schedule action: the flag qfn is off')
  expect([requests, notices]).toEqual([[], []])
})

test('[ST-30] with ga off no event carries the analytics client id', async () => {
  const ids = ({ events }: Awaited<ReturnType<typeof doneWith>>) => [
    ...new Set(events.map(({ context }) => context.gaClientId)),
  ]
  expect(ids(await doneWith({}))).toEqual(['123.456'])
  expect(ids(await doneWith({ ga: false }))).toEqual([undefined])
})

test.each<[Flag, string[]]>([
  ['collectListing', ['ecProduct listing']],
  ['collectSearch', ['ecProduct search', 'ecSearch']],
  ['collectRecommendation', ['ecProduct recommendation']],
])('[ST-30] with %s off, only %j are not sent', async (flag, missing) => {
  const usual = await doneWith({})
  expect(usual.kinds).toEqual(expect.arrayContaining(missing))
  const { kinds } = await doneWith({ [flag]: false })
  expect(kinds).toEqual(usual.kinds.filter((kind) => !missing.includes(kind)))
})

test('[ST-30] lite, graphqlLookup and compression take effect only when they are on', async () => {
  const usual = await doneWith({})
  expect(usual.kinds).toContain('ecSearch')
  expect((await doneWith({ lite: true })).kinds).not.toContain('ecSearch')
  const graphql = await doneWith({ graphqlLookup: true })
  expect(usual.routes).not.toContain('POST graphql')
  expect(graphql.routes).toContain('POST graphql')
  expect(graphql.routes).not.toContain('GET lookup/tracking')
  expect(usual.routes).toContain('POST events/raw')
  expect((await doneWith({ compression: true })).routes).toContain('POST events/deflate')
})
