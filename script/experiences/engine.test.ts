import { expect, test } from 'vitest'
import type { RunFacts } from '../testing/a-run.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import { probabilityOf } from './choose-variation.ts'
import { createEngine } from './engine.ts'
import type { EngineNeeds } from './engine-needs.ts'
import { type Started, sentOf, startRun } from './testing/started.ts'

function seen(run: Started): unknown[] {
  return sentOf(run, 'qubit.experience')
}

test.each([['poe'], ['ping'], ['jolt'], ['lookup'], ['biscotti'], ['trackingId'], ['propertyId']])(
  '[ST-09] without %s the engine does not start, and the error names it',
  (name) => {
    const needs = { poe: [], ping() {}, jolt: {}, lookup() {}, biscotti: {}, trackingId: 't', propertyId: 'p' }
    expect(() => createEngine({ ...needs, [name]: undefined } as unknown as EngineNeeds)).toThrow(`${name} is required`)
  },
)

test('[ST-09] when several inputs are missing, the error names the first', () => {
  expect(() => createEngine({ poe: [] } as unknown as EngineNeeds)).toThrow('ping is required')
})

test('starting the engine a second time only logs a warning, and no event is emitted twice', async () => {
  const run = await startRun([anExperience()])
  run.engine?.start()
  await run.view()
  expect(seen(run)).toHaveLength(1)
  expect(run.log.lines).toContainEqual(
    expect.objectContaining({ message: 'The experience engine has started already' }),
  )
})

test('[EX-11] each view starts a new cycle: all experiences are stopped in reverse order, then fired again in the order of the list', async () => {
  const happened: string[] = []
  const names = ['one', 'two']
  const run = await startRun(
    names.map((experimentId) =>
      anExperience({
        experimentId,
        execution: () => {
          happened.push(`run ${experimentId}`)
          return { remove: () => happened.push(`remove ${experimentId}`) }
        },
      }),
    ),
  )
  await run.view()
  await run.view()
  expect(happened).toEqual(['run one', 'run two', 'remove two', 'remove one', 'run one', 'run two'])
  expect(seen(run)).toMatchObject([{ cycle: 1 }, { cycle: 1 }, { cycle: 2 }, { cycle: 2 }])
})

test('[EX-11] no experience waits for another one', async () => {
  const run = await startRun([
    anExperience({ experimentId: 'slow', execution: () => new Promise(() => {}) }),
    anExperience({ experimentId: 'quick' }),
  ])
  await run.view()
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['executing', 'executed'])
})

test('[EX-13] the first failing check ends the experience for this cycle and states its reason', async () => {
  let executed = 0
  const run = await startRun([
    anExperience({
      schedule: { scheduled_end: 1 },
      activation_rules: { min_page_views: 9 },
      execution: () => void executed++,
    }),
  ])
  await run.view()
  expect(run.engine?.explain('experience')).toMatchObject({
    progress: 'ended',
    answers: [
      { check: 'paused', passes: true },
      { check: 'variation', passes: true },
      { check: 'schedule', passes: false, because: 'ended' },
    ],
  })
  expect(executed).toBe(0)
  expect(run.log.lines).toContainEqual({
    level: 'debug',
    message: 'experience schedule: failed',
    facts: { because: 'ended' },
  })
})

test('an experience does not run when its template belongs to another page type or a rule fails', async () => {
  const template = { id: 'product/x', pages: ['product'], devices: ['computer'], anchors: [] } as const
  const run = await startRun([
    anExperience({ experimentId: 'page', template }),
    anExperience({ experimentId: 'rule', activation_rules: { min_page_views: 2 } }),
  ])
  await run.view('home')
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['ended', 'ended'])
  await run.view('product')
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['executed', 'executed'])
})

test('a paused experience is skipped', async () => {
  const run = await startRun([anExperience({ pausedAt: 1 })])
  await run.view()
  expect(run.engine?.explain('experience')?.answers).toEqual([
    { check: 'paused', passes: false, because: 'paused since 1' },
  ])
})

test('[EX-07] the probability is saved when it is first determined, even if the visitor gets no variation, and is used from then on', async () => {
  const nobody = anExperience({ variations: [aVariation({ trafficAllocationRatio: 0 })] })
  const run = await startRun([nobody])
  await run.view()
  const saved = run.cookies?.permanent.experienceState[0]
  expect(saved).toMatchObject({ experienceId: 'experience', timesActivated: 0 })
  expect(saved?.probability).toBe(probabilityOf(run.visitorId ?? '', 'experience'))
  run.cookies?.change({ permanent: { experienceState: [{ ...saved, probability: 0.123456 } as never] } })
  await run.view()
  expect(run.engine?.explain('experience')?.answers.at(-1)?.because).toContain('0.123456 as saved')
  expect(run.cookies?.permanent.experienceState[0]?.probability).toBe(0.123456)
})

test('[EX-16] a control executes nothing, but counts as seen and is recorded like any other variation', async () => {
  let executed = 0
  const control = aVariation({ variationMasterId: 'c', variationIsControl: true })
  const run = await startRun([anExperience({ variations: [control], execution: () => void executed++ })])
  await run.view()
  expect(executed).toBe(0)
  expect(seen(run)).toMatchObject([{ variationMasterId: 'c', isControl: true, timesActivated: 1 }])
  expect(run.cookies?.permanent.experienceState[0]).toMatchObject({ timesActivated: 1, iterationId: '1', pid: 'c' })
  expect(run.cookies?.session.experienceState).toEqual([{ experienceId: 'experience', timesActivated: 1 }])
})

test('an execution that throws is not counted, and its error is emitted as an event', async () => {
  const run = await startRun([
    anExperience({
      execution: () => {
        throw new RangeError('too far')
      },
    }),
    anExperience({ experimentId: 'other' }),
  ])
  await run.view()
  expect(run.engine?.explain('experience')).toMatchObject({ progress: 'failed' })
  expect(run.engine?.explain('other')).toMatchObject({ progress: 'executed' })
  expect(run.cookies?.permanent.experienceState).toMatchObject([{ timesActivated: 0 }, { timesActivated: 1 }])
  expect(run.sent.filter(({ type }) => type === 'qubit.errorExperience')).toMatchObject([
    { data: { experienceId: 'experience', stage: 'execution', name: 'RangeError', message: 'too far' } },
  ])
})

test('a module that cannot be loaded fails only its own experience', async () => {
  const run = await startRun([
    anExperience({ load: () => Promise.reject(new Error('Failed to fetch')) }),
    anExperience({ experimentId: 'other' }),
  ])
  await run.view()
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['failed', 'executed'])
})

test('[EX-21] a seen variation emits one qubit.experience event that describes it', async () => {
  const run = await startRun([anExperience()])
  await run.view()
  expect(seen(run)).toEqual([
    {
      experienceId: 'experience',
      iterationId: '1',
      variationId: 'v',
      variationMasterId: 'v',
      isControl: false,
      timesActivated: 1,
      cycle: 1,
    },
  ])
})

test('[EX-19] an execution of 1500 ms or more logs a warning with the experience and the time, and a shorter one does not', async () => {
  const after = (ms: number) => () => new Promise((resolve) => run.page.after(ms, () => resolve(undefined)))
  const run = await startRun([
    anExperience({ experimentId: 'short', execution: () => after(1499)() }),
    anExperience({ experimentId: 'long', execution: () => after(1500)() }),
  ])
  await run.view()
  await run.page.clock.pass(2000)
  expect(run.log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message)).toContain(
    'long took 1500 ms to execute',
  )
  expect(run.log.lines.some(({ message }) => message.startsWith('short took'))).toBe(false)
})

test('stopping an experience runs its removal hooks once, in reverse order, and a hook that throws does not prevent the others', async () => {
  const happened: string[] = []
  const run = await startRun([
    anExperience({
      execution: (options: { onRemove(fn: () => void): void }) => {
        options.onRemove(() => happened.push('first'))
        options.onRemove(() => {
          throw new Error('hook')
        })
        options.onRemove(() => happened.push('last'))
      },
    }),
  ])
  await run.view()
  run.engine?.stop('experience')
  run.engine?.stop('experience')
  expect(happened).toEqual(['last', 'first'])
  expect(run.sent.filter(({ type }) => type === 'qubit.errorExperience')).toHaveLength(1)
})

test('a view that arrives during a pending execution stops it, and the execution is not counted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = await startRun([
    anExperience({
      activation_rules: { max_page_views: 1 },
      execution: () => promise,
    }),
  ])
  await run.view()
  await run.view()
  resolve()
  await run.page.clock.pass(0)
  expect(seen(run)).toEqual([])
})

test('an experience forced by the address runs alone, ignores pause, schedule and rules, is marked as forced and is not counted', async () => {
  const forced = anExperience({
    pausedAt: 1,
    schedule: { scheduled_end: 1 },
    activation_rules: { min_page_views: 9 },
    variations: [
      aVariation({ variationMasterId: 'c', variationIsControl: true }),
      aVariation({ trafficAllocationRatio: 0 }),
    ],
  })
  const facts: RunFacts = { config: { forceByAddress: true }, options: [['qb_force', 'experience.v']] }
  const run = await startRun([forced, anExperience({ experimentId: 'other' })], facts)
  await run.view()
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['executed', 'ended'])
  expect(seen(run)).toMatchObject([{ experienceId: 'experience', variationMasterId: 'v', forced: true }])
  expect(run.cookies?.permanent.experienceState).toEqual([])
})

test('the address does not force an experience unless the site allows it', async () => {
  const run = await startRun([anExperience(), anExperience({ experimentId: 'other' })], {
    options: [['qb_force', 'experience.v']],
  })
  await run.view()
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['executed', 'executed'])
})
