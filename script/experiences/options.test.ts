import { expect, test } from 'vitest'
import { aJar } from '../testing/a-jar.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'
import { memberOf, type Started, sentOf, startRun } from './testing/started.ts'

/** Runs an experience and returns its options and the run. */
async function given(
  facts: Parameters<typeof anExperience>[0] = {},
  run: Parameters<typeof startRun>[1] = {},
): Promise<{ options: ExperienceOptions; run: Started }> {
  const all: ExperienceOptions[] = []
  const execution = (options: ExperienceOptions) => void all.push(options)
  const page = await startRun([anExperience({ ...facts, execution: execution as never })], run)
  await page.view()
  const [options] = all
  if (!options) throw new Error('the experience did not run')
  return { options, run: page }
}

test('[EX-03] the template data of a variation overrides that of the experience', async () => {
  const { options } = await given({
    template_data: { title: 'Hello', colour: 'blue' },
    variations: [aVariation({ template_data: { colour: 'red' } })],
  })
  expect(options.data).toEqual({ title: 'Hello', colour: 'red' })
})

test('[EX-22] the options describe the experience and give access to page, visitor and services', async () => {
  const { options, run } = await given(
    {
      template_data: { title: 'Hello' },
      solution_options: { colour: 'red' },
      variations: [aVariation({ variationId: 'v1', variationMasterId: 'm1' })],
    },
    { config: { namespace: 'norrow' }, jar: aJar({ _qubitTracker: 'visitor-1' }) },
  )
  expect(options.meta).toEqual({
    cookieDomain: 'shop.test',
    trackingId: 'tracking',
    isPreview: false,
    vertical: 'ec',
    namespace: 'norrow',
    experienceId: 'experience',
    experimentId: 'experience',
    iterationId: '1',
    variationId: 'v1',
    variationMasterId: 'm1',
    variationIsControl: false,
    visitorId: 'visitor-1',
  })
  expect([options.data, options.solution]).toEqual([{ title: 'Hello' }, { colour: 'red' }])
  expect(options.getBrowserState()).toMatchObject({ url: 'https://www.shop.test/uk/en/', isBot: false })
  expect(Object.keys(options).sort()).toEqual(
    [
      ...['meta', 'data', 'solution', 'state', 'log', 'uv', 'poll', 'getBrowserState', 'getVisitorState', 'utils'],
      ...['isMemberOf', 'getMemberships', 'onMembershipsChanged', 'emitCustomGoal', 'emitMetric', 'onImpression'],
      ...['onClickthrough', 'onActivation', 'onRemove', 'closeUntil', 'redirectTo', 'cookies', 'storage'],
      ...['react', 'registerContentAreas', 'unregisterContentAreas', 'integration', 'placement', 'counters'],
      ...['datasets', 'weather', 'ip', 'addToBag', 'request'],
      // Used by the kit, and not in the ledger.
      ...['signal', 'anchors', 'ready', 'carouselCss', 'getAttributes', 'giveUp', 'exposure'],
    ].sort(),
  )
  expect(run.engine?.explain('experience')?.progress).toBe('executed')
})

test('[VI-16] the visitor state given to an experience is flat and has the current numbers', async () => {
  const { options, run } = await given()
  const before = await options.getVisitorState()
  expect(before).toMatchObject({ viewNumber: 1, sessionNumber: 1, conversionNumber: 0, sample: expect.any(String) })
  expect(Object.values(before).every((value) => typeof value !== 'object' || value === null)).toBe(true)
  run.bus?.uv.emit('ecView', { type: 'home' })
  run.bus?.uv.emit('ecBasketTransactionSummary', { transaction: { id: 'o1' }, basket: {} })
  expect(await options.getVisitorState()).toMatchObject({ viewNumber: 2, conversionNumber: 1 })
})

test('[EX-22] on and once receive enriched events until the experience is stopped, and emit and events are those of the page', async () => {
  const { options, run } = await given()
  const heard: string[] = []
  options.uv.on(/^ec/, ({ meta, context }) => heard.push(`${meta.type} ${context.viewNumber}`))
  options.uv.once('ecUser', () => heard.push('once'))
  options.uv.emit('ecUser', {})
  options.uv.emit('ecUser', {})
  expect(heard).toEqual(['ecUser 1', 'once', 'ecUser 1'])
  expect(options.uv.events.map(({ meta }) => meta.type)).toEqual(['ecView', 'ecUser', 'ecUser'])
  run.engine?.stop('experience')
  options.uv.emit('ecUser', {})
  expect(heard).toHaveLength(3)
})

test('[EX-22] onEventSent and onceEventSent receive an event after the service has acknowledged it', async () => {
  const answers: (() => void)[] = []
  const { options, run } = await given(
    {},
    {
      config: { flags: { compression: false } },
      reply: ({ url }) => {
        const reply = { status: 200, text: '{"status":{"code":200},"rejected":[]}' }
        return url.includes('/events/') ? new Promise((done) => answers.push(() => done(reply))) : reply
      },
    },
  )
  const heard: string[] = []
  options.uv.onEventSent('ecUser', ({ meta }) => heard.push(meta.type))
  options.uv.onceEventSent('*', () => heard.push('first'))
  options.uv.emit('ecUser', {})
  await run.page.clock.pass(500)
  expect(heard).toEqual([])
  for (let turn = 0; turn < 3; turn++) {
    for (const answer of answers.splice(0)) answer()
    await run.page.clock.pass(500)
  }
  expect(heard).toEqual(['first', 'ecUser'])
})

test('[EX-22] memberships come from the segment engine, and listeners are removed with the experience', async () => {
  const { options, run } = await given()
  expect([options.isMemberOf('x'), options.getMemberships()]).toEqual([false, []])
  const { changed } = memberOf(run, new Set(['x']))
  const heard: string[] = []
  options.onMembershipsChanged(() => heard.push('changed'))
  expect([options.isMemberOf('x'), options.getMemberships()]).toEqual([true, ['x']])
  changed()
  run.engine?.stop('experience')
  changed()
  expect(heard).toEqual(['changed'])
})

test('[EX-22] cookies are read, written and removed on the domain of the shop, and storage items by key', async () => {
  const { options, run } = await given()
  const { cookies, storage } = options
  cookies.set('qb_popup', 'a=b; c%', { lifeMs: 1000 })
  expect(run.page.jar.writes.at(-1)).toEqual({
    name: 'qb_popup',
    value: encodeURIComponent('a=b; c%'),
    domain: 'shop.test',
    lifeMs: 1000,
  })
  expect([cookies.get('qb_popup'), cookies.getAll('qb_popup'), cookies.get('none')]).toEqual([
    'a=b; c%',
    ['a=b; c%'],
    undefined,
  ])
  cookies.clear('qb_popup')
  expect(cookies.get('qb_popup')).toBe(undefined)
  cookies.set('qb_popup', '1')
  run.page.jar.writes.length = 0
  cookies.clearAll('qb_popup')
  expect(run.page.jar.writes.map(({ domain, lifeMs }) => `${domain} ${lifeMs}`)).toEqual([
    ...[' 0', 'www.shop.test 0', 'shop.test 0', 'test 0'],
  ])
  expect(storage.set('k', 'v')).toBe(true)
  expect(storage.get('k')).toBe('v')
  storage.remove('k')
  expect(storage.get('k')).toBe(null)
})

test('[EX-22] services are available from the options, and their code is loaded by the first call', async () => {
  const { options, run } = await given(
    { qfns: { mail: 'id:1' } },
    {
      config: { counters: { namespace: 't004' } },
      reply: ({ url }) => ({
        status: 200,
        text: url.includes('/ecount/') ? '{"status":"ok","count":7}' : '{"ok":true,"data":1,"invocationId":"i"}',
      }),
    },
  )
  expect(() => options.integration('sms')).toThrow('The integration "sms" is not linked to this experience')
  expect(await options.counters.ecount('purchases').get('p1')).toBe(7)
  expect(await options.integration('mail').execute({ a: 1 })).toMatchObject({ data: 1, invocationId: 'i' })
  const bodies = run.page.requests
    .filter(({ url }) => url.includes('/qfn/'))
    .map(({ body }) => JSON.parse(String(body)))
  expect(bodies).toMatchObject([{ meta: { source: 'experience', experienceId: 'experience', isPreview: false } }])
  await expect(options.placement('hero')).rejects.toThrow('Placement hero: this site has no placements')
})

test('calls of integration functions are reported to the explorer as notices, and are not sent', async () => {
  const { options, run } = await given({ qfns: { mail: 'id:1' } }, { reply: () => ({ status: 500, text: '' }) })
  const notices: string[] = []
  const { onNotice } = run.page.namespace().experiences as {
    onNotice(type: string, fn: (event: { meta: { type: string } }) => void): void
  }
  onNotice('*', ({ meta }) => notices.push(meta.type))
  await expect(options.integration('mail').execute()).rejects.toThrow()
  expect(notices).toEqual(['executeQfnRequestStart', 'executeQfnRequestFailed'])
  expect(sentOf(run, 'executeQfnRequestStart')).toEqual([])
})
