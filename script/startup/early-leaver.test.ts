import { expect, test, vi } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { aJar } from '../testing/a-jar.ts'
import { aKeyValue, aRun, type RunFacts, type TestRun } from '../testing/a-run.ts'
import { anExperience } from '../testing/an-experience.ts'
import { createConsent } from '../visitor/consent/consent.ts'
import { guardPage } from '../visitor/consent/guard.ts'
import type { Run } from './run.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

const never = new Promise<never>(() => {})
const accepted = { status: 200, text: '{"status":{"code":200},"rejected":[],"history":{"views":10}}' }

/** Starts a run that does not finish, on a page whose stub has recorded a view. */
async function aStartingRun({ config, ...facts }: RunFacts = {}, wrap = (run: TestRun): Run => run) {
  const run = aRun({ reply: () => never, config: { flags: { compression: false, ga: false }, ...config }, ...facts })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  const ended = runSteps(steps, wrap(run))
  await run.page.clock.pass(0)
  return { run, ended, emit: (type: string, data?: object) => run.page.uv().emit?.(type, data) }
}

function stored({ page: { storage } }: TestRun): WireEvent[] {
  const keys = storage.keys().filter((key) => key.startsWith('qb_queue:'))
  const events = keys.map((key) => (JSON.parse(storage.get(key) ?? '') as { event: WireEvent }).event)
  return events.toSorted((a, b) => a.meta.seq - b.meta.seq)
}

const namesOf = (events: WireEvent[]) => events.map(({ meta }) => `${meta.seq} ${meta.type}`)
const opening = ['1 ecView', '2 qubit.session', '3 qubit.entrance']

test.each<[string, RunFacts]>([
  ['the document is still loading', { page: { loaded: () => never } }],
  ['the lookup is pending', {}],
])(
  '[BY-01] while %s, an emitted event is stored when control returns, and counted when the page is left',
  async (_, facts) => {
    for (const gone of [true, false]) {
      const { run, emit } = await aStartingRun(facts)
      expect(namesOf(stored(run))).toEqual(opening)
      emit('ecUser', { user: { id: 'u' } })
      expect(namesOf(stored(run))).toEqual([...opening, '4 ecUser'])
      const ids = stored(run).map(({ meta }) => meta.id)
      run.page.leave(gone)
      expect(stored(run).map(({ meta }) => meta.id)).toEqual(ids)
      expect(run.page.jar.cookies.get('qb_permanent')).toMatch(/^[^:]+:1:1:1:1:4:/)
      expect(run.page.requests.some(({ url }) => url.includes('/events/'))).toBe(false)
    }
  },
)

test('[BY-01] the next page sends the stored events of a page that was killed, and continues its event numbers', async () => {
  const jar = aJar({ _qubitTracker: 'visitor-0' })
  const storage = aKeyValue()
  // Ids are random, and each test page would restart the same sequence of numbers.
  const page = { storage, random: Math.random }
  await aStartingRun({ jar, page })
  const { run, ended } = await aStartingRun({ jar, page, reply: () => accepted })
  await ended
  await run.page.clock.pass(20_000)
  const sent = run.page.requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }) => JSON.parse(String(body)) as WireEvent[])
  const byNumber = sent.toSorted((a, b) => a.meta.seq - b.meta.seq)
  expect(namesOf(byNumber)).toEqual([...opening, '4 ecView', '5 qubit.session', '6 qubit.entrance'])
  expect(stored(run)).toEqual([])
})

test('[ST-24, EV-07] the answer of the lookup is applied to events that were stored before it, without a gap in their numbers', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof accepted>()
  const { run, ended, emit } = await aStartingRun({ reply: ({ url }) => (url.includes('/lookup') ? promise : never) })
  emit('ecSearch', { text: 'boots' })
  const before = stored(run)
  expect(before.map(({ context }) => context.viewNumber)).toEqual([1, 1, 1, 1])
  resolve(accepted)
  await ended
  // The event of the entrance is dropped: the visit is not the first one, and its referrer is a page of the shop.
  expect(stored(run).map(({ context }) => context.viewNumber)).toEqual(Array(stored(run).length).fill(11))
  expect(stored(run).map(({ meta }) => meta.seq)).toEqual(stored(run).map((_, at) => at + 1))
  expect(before.map(({ meta }) => meta.id)).toEqual(expect.arrayContaining(stored(run).map(({ meta }) => meta.id)))
})

test('[BY-01, ST-28] after a tab was hidden during startup, the engines get each event once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>()
  const executed: string[] = []
  const { run, ended, emit } = await aStartingRun({
    reply: () => promise,
    experiences: [anExperience({ execution: () => void executed.push('executed') })],
  })
  const heard: string[] = []
  const uv = run.page.uv()
  uv.onEnrichment?.('*', ({ meta }) => {
    heard.push(`${meta.seq} ${meta.type}`)
    if (meta.type === 'ecView') emit('ecSearch')
  })
  run.page.leave(false)
  expect([heard, executed]).toEqual([[], []])
  emit('ecUser')
  expect(namesOf(stored(run))).toEqual([...opening, '4 ecUser'])
  run.page.leave(false)
  resolve({ status: 500, text: '' })
  await ended
  await vi.dynamicImportSettled()
  await run.page.clock.pass(0)
  expect(heard.filter((name) => !name.includes('qubit.experience'))).toEqual([
    ...opening,
    '4 ecUser',
    expect.stringMatching(/^\d ecSearch$/),
  ])
  expect(executed).toEqual(['executed'])
})

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.each<[string, RunFacts]>([
  ['a bot', { page: { userAgent: () => googlebot } }],
  ['do-not-track', { jar: aJar({ qb_dnt: '1' }) }],
  ['switched-off tracking', { config: { trackingDisabled: true } }],
  ['a visitor outside the sample', { config: { sampleRate: 0 } }],
  ['a host outside the configured domains', { config: { domains: ['other.test'] } }],
  ['refused consent', { consent: createConsent('denied') }],
  ['pending consent', { consent: createConsent('pending') }],
])(
  '[BC-01, ST-15, ST-21, ST-23, EV-11] for %s nothing is stored, even when the page is left early',
  async (_, facts) => {
    const consent = facts.consent ?? createConsent()
    const guarded = (run: TestRun) => ({ ...run, page: guardPage(run.page, consent) })
    const { run, emit } = await aStartingRun({ page: { loaded: () => never, ...facts.page }, ...facts }, guarded)
    emit('ecUser')
    expect(stored(run)).toEqual([])
    for (const gone of [false, true]) run.page.leave(gone)
    expect(stored(run)).toEqual([])
  },
)

test('[ST-23] stored events are removed when the visitor turns out to be outside the sample', async () => {
  const known = aJar({ _qubitTracker: 'visitor-0' })
  const { run, ended } = await aStartingRun({
    jar: known,
    config: { sampleRate: 0.999 },
    page: { loaded: () => never },
  })
  void ended
  expect(stored(run)).not.toEqual([])
  run.site = { ...run.site, config: { ...run.site.config, sampleRate: 0 } }
  const step = steps.find(([name]) => name === 'sampling')
  Object.assign(run, run.opened, { visitorId: 'visitor-0' })
  await step?.[1](run)
  expect(stored(run)).toEqual([])
})
