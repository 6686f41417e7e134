import { expect, test } from 'vitest'
import type { SiteExperience } from '../../contract/script-config.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'
import { memberOf, sentOf, startRun } from './testing/started.ts'

type Given = ExperienceOptions & ((verdict?: unknown) => void)
type Facts = Parameters<typeof anExperience>[0] & { triggers?: unknown }

/** Creates an experience with the given trigger. */
function triggered({ triggers, execution = () => undefined, ...facts }: Facts): SiteExperience {
  return anExperience({ ...facts, load: async () => ({ triggers, execution }) as never })
}

test('[EX-12] a page change stops an experience that waits for its trigger, unless it runs across views', async () => {
  const callbacks: (() => void)[] = []
  const happened: string[] = []
  const waiting = (experimentId: string, facts: Facts = {}, answer: object = {}) =>
    triggered({
      ...facts,
      experimentId,
      execution: () => void happened.push(`run ${experimentId}`),
      triggers: (_: Given, callback: () => void) => {
        happened.push(`asked ${experimentId}`)
        callbacks.push(callback)
        return { ...answer, remove: () => happened.push(`removed ${experimentId}`) }
      },
    })
  const run = await startRun([
    waiting('plain'),
    waiting('by option', { solution_options: { runAcrossViews: true } }),
    waiting('by trigger', {}, { runAcrossViews: true }),
  ])
  await run.view()
  await run.view()
  expect(happened).toEqual([
    ...['asked plain', 'asked by option', 'asked by trigger'],
    ...['removed plain', 'asked plain'], // the others keep waiting
  ])
  happened.length = 0
  for (const callback of callbacks) callback()
  await run.page.clock.pass(0)
  expect(happened.sort()).toEqual(['run by option', 'run by trigger', 'run plain'])
})

test('[SHR-01.3] [EX-12] an experience that is pending across views does not execute on a page to which it does not belong', async () => {
  const happened: string[] = []
  let pass = () => {}
  const run = await startRun([
    triggered({
      template: { id: 'product/x', pages: ['product'], devices: ['computer'], anchors: [] },
      solution_options: { runAcrossViews: true },
      execution: () => void happened.push('run'),
      triggers: () => new Promise<void>((resolve) => (pass = resolve)),
    }),
  ])
  await run.view('product')
  await run.view('basket')
  pass()
  await run.page.clock.pass(0)
  expect(happened).toEqual([])
  expect(run.engine?.explain('experience')).toMatchObject({ progress: 'ended' })
  expect(run.engine?.explain('experience')?.answers).toContainEqual(
    expect.objectContaining({ check: 'page type', passes: false }),
  )
  await run.view('product')
  await run.view('basket')
  await run.view('product')
  pass()
  await run.page.clock.pass(0)
  expect(happened).toEqual(['run'])
})

test('[EX-12] an experience that has executed is always stopped and fired again, also when it runs across views', async () => {
  const happened: string[] = []
  const run = await startRun([
    triggered({
      solution_options: { runAcrossViews: true },
      execution: () => {
        happened.push('run')
        return { remove: () => happened.push('removed') }
      },
    }),
  ])
  await run.view()
  await run.view()
  expect(happened).toEqual(['run', 'removed', 'run'])
})

const exclusive = { exclusive: true }

test('[EX-15] the first exclusive experience that reaches execution blocks other exclusive ones for this view, and the rest are unaffected', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = await startRun([
    triggered({ experimentId: 'late', solution_options: exclusive, triggers: () => promise }),
    triggered({ experimentId: 'first', solution_options: exclusive, activation_rules: { max_page_views: 1 } }),
    triggered({ experimentId: 'other' }),
    triggered({ experimentId: 'untriggered', solution_options: exclusive, triggers: () => false }),
  ])
  await run.view()
  resolve()
  await run.page.clock.pass(0)
  const progress = () => run.engine?.list().map((each) => `${each.experienceId} ${each.progress}`)
  expect(progress()).toEqual(['late ended', 'first executed', 'other executed', 'untriggered ended'])
  expect(run.engine?.explain('late')?.answers.at(-1)).toEqual({ check: 'lock', passes: false, because: 'first has it' })
  await run.view()
  expect(progress()).toContain('late executed')
})

test('[EX-15] an exclusive experience that runs across views holds the lock over page changes', async () => {
  const run = await startRun([
    triggered({
      experimentId: 'holder',
      solution_options: { ...exclusive, runAcrossViews: true },
      triggers: (options: Given) => options.uv.events.length < 2,
    }),
    triggered({
      experimentId: 'other',
      solution_options: exclusive,
      triggers: () => new Promise((done) => run.page.after(5, () => done(true))),
    }),
  ])
  await run.view()
  await run.page.clock.pass(10)
  await run.view()
  await run.page.clock.pass(10)
  expect(run.engine?.explain('holder')?.progress).toBe('ended')
  expect(run.engine?.explain('other')?.answers.at(-1)).toMatchObject({ check: 'lock', because: 'holder has it' })
})

test('[EX-20] an execution counts once for the visitor, the session and the activations cookie, and a failed one does not count', async () => {
  const run = await startRun([
    triggered({ experimentId: 'good' }),
    triggered({ experimentId: 'control', variations: [aVariation({ variationIsControl: true })] }),
    triggered({ experimentId: 'refused', triggers: () => false }),
    triggered({
      experimentId: 'broken',
      execution: () => {
        throw new Error('broken')
      },
    }),
  ])
  await run.view()
  await run.view()
  const counts = (state: readonly { experienceId: string; timesActivated: number }[] = []) =>
    Object.fromEntries(state.map((each) => [each.experienceId, each.timesActivated]))
  expect(counts(run.cookies?.permanent.experienceState)).toEqual({ good: 2, control: 2, refused: 0, broken: 0 })
  expect(counts(run.cookies?.session.experienceState)).toEqual({ good: 2, control: 2 })
  expect(decodeURIComponent(run.page.jar.values('qb_activations')[0] ?? '').split(/[^\w]+/)).toEqual(
    expect.arrayContaining(['good', '2', 'control', '2']),
  )
  expect(run.page.jar.values('qb_activations')[0]).not.toMatch(/refused|broken/)
})

test('[EX-10] the stored state is found by experience id, and has the master id that was last activated', async () => {
  const { storedExperience } = await import('./experience-state.ts')
  const run = await startRun([
    triggered({ experimentId: 'a', iterationId: '4', variations: [aVariation({ variationMasterId: 'm' })] }),
  ])
  await run.view()
  const permanent = run.cookies?.permanent
  if (!permanent) throw new Error('no cookies')
  expect(permanent.experienceState).toEqual([
    { experienceId: 'a', iterationId: '4', pid: 'm', timesActivated: 1, probability: expect.any(Number) },
  ])
  expect(run.cookies?.session.experienceState).toEqual([{ experienceId: 'a', timesActivated: 1 }])
  expect(storedExperience(permanent, 'a')).toBe(permanent.experienceState[0])
  expect(storedExperience(permanent, 'other')).toBe(undefined)
})

test('[EX-10] an experience whose id equals a variation id of another one has its own state', async () => {
  const run = await startRun([triggered({ experimentId: 'a-v', activation_rules: { times_activated: 1 } })])
  const offers = { experienceId: 'a', iterationId: '1', probability: 0.000001, timesActivated: 7, pid: 'a-v' }
  run.cookies?.change({ permanent: { experienceState: [offers] } })
  await run.view()
  const stored = run.cookies?.permanent.experienceState
  expect(stored).toEqual([offers, expect.objectContaining({ experienceId: 'a-v', timesActivated: 1 })])
  expect(stored?.[1]?.probability).not.toBe(offers.probability)
})

test('[EX-23] errors of user code are emitted as truncated events with their stage, the others run, and poll timeouts are not reported', async () => {
  const long = 'm'.repeat(300)
  const broken = () => {
    throw Object.assign(new TypeError(long), { stack: 's'.repeat(3000) })
  }
  const timeout = () =>
    Promise.reject(Object.assign(new Error('Poller: could not resolve #a'), { code: 'EPOLLER:TIMEOUT' }))
  const run = await startRun([
    triggered({ experimentId: 'trigger', triggers: broken }),
    triggered({ experimentId: 'execution', execution: broken }),
    triggered({ experimentId: 'text', execution: () => Promise.reject('only text') }),
    triggered({ experimentId: 'late trigger', triggers: timeout }),
    triggered({ experimentId: 'late execution', execution: timeout }),
    triggered({ experimentId: 'good' }),
  ])
  await run.view()
  const facts = { iterationId: '1', variationMasterId: 'v' }
  const cut = { name: 'TypeError', message: 'm'.repeat(256), stack: 's'.repeat(2048) }
  expect(sentOf(run, 'qubit.errorExperience')).toEqual([
    { ...facts, ...cut, experienceId: 'trigger', stage: 'trigger' },
    { ...facts, ...cut, experienceId: 'execution', stage: 'execution' },
    { ...facts, experienceId: 'text', stage: 'execution', name: 'Error', message: 'only text', stack: '' },
  ])
  expect(sentOf(run, 'qubit.experience').map(({ experienceId }) => experienceId)).toEqual(['good'])
  const informed = run.log.lines.filter(({ level }) => level === 'info').map(({ message }) => message)
  expect(informed.filter((line) => line.includes('could not resolve'))).toHaveLength(2)
})

test('[EX-25] an experience that is closed until a time does not activate before it, unless it is forced', async () => {
  const until = (run: { page: { now(): number } }) => run.page.now() + 60_000
  const one = triggered({
    execution: (options: Given) => options.closeUntil(until(run)),
  })
  const run = await startRun([one])
  await run.view()
  expect(run.cookies?.permanent.deliverCloseTime).toEqual([{ experimentId: 'experience', expiration: until(run) }])
  await run.view()
  expect(run.engine?.explain('experience')?.answers.at(-1)).toMatchObject({ check: 'closed', passes: false })
  await run.page.clock.pass(60_001)
  await run.view()
  expect(sentOf(run, 'qubit.experience')).toHaveLength(2)

  const forced = await startRun([one], {
    jar: run.page.jar,
    config: { forceByAddress: true },
    options: [['qb_force', 'experience']],
  })
  await forced.view()
  expect(forced.engine?.explain('experience')?.progress).toBe('executed')
})

test('[EX-04] an experience paused since a time that is not in the future is skipped, unless it is forced', async () => {
  const facts = (pausedAt: SiteExperience['pausedAt']) => triggered({ pausedAt })
  const progressOf = async (pausedAt: SiteExperience['pausedAt'], forced = false) => {
    const run = await startRun([facts(pausedAt)], {
      config: { forceByAddress: true },
      options: forced ? [['qb_force', 'experience']] : [],
    })
    await run.view()
    return run.engine?.explain('experience')?.progress
  }
  expect(await progressOf(null)).toBe('executed')
  expect(await progressOf(1)).toBe('ended')
  expect(await progressOf('2020-01-01T00:00:00Z')).toBe('ended')
  expect(await progressOf('2999-01-01T00:00:00Z')).toBe('executed')
  expect(await progressOf(1, true)).toBe('executed')
})

test('[EX-02] events and options contain the name of the experience only with the flag names', async () => {
  const names: unknown[] = []
  const execution = ({ meta }: Given) => names.push(meta.experienceName)
  const sentWith = async (given: boolean) => {
    const run = await startRun([triggered({ name: 'Colours', execution })], { config: { flags: { names: given } } })
    await run.view()
    expect(JSON.stringify(run.log.lines).includes('Colours')).toBe(false)
    return sentOf(run, 'qubit.experience')[0]?.experienceName
  }
  expect([await sentWith(false), await sentWith(true)]).toEqual([undefined, 'Colours'])
  expect(names).toEqual([undefined, 'Colours'])
})

test('[TR-01] rules with an immediate answer are evaluated first, and only when they pass are the others and the trigger, in parallel', async () => {
  const asked: string[] = []
  const rules = { min_page_views: 2, min_time_on_page: 3 }
  const run = await startRun([
    triggered({ activation_rules: rules, triggers: () => Boolean(asked.push(`trigger at ${run.page.now()}`)) }),
  ])
  await run.view()
  expect(asked).toEqual([])
  expect(run.engine?.explain('experience')?.answers.some(({ check }) => check === 'min_time_on_page')).toBe(false)
  const now = run.page.now()
  await run.view()
  expect(asked).toEqual([`trigger at ${now}`])
  expect(run.engine?.explain('experience')).toMatchObject({ progress: 'waiting' })
  await run.page.clock.pass(3000)
  expect(run.engine?.explain('experience')).toMatchObject({ progress: 'executed' })
})

test('[TR-01] all rules must pass, and one that fails ends the waiting of the others', async () => {
  const run = await startRun([triggered({ activation_rules: { min_time_on_page: 3 }, triggers: () => false })])
  await run.view()
  expect(run.engine?.explain('experience')?.progress).toBe('ended')
  await run.page.clock.pass(5000)
  expect(sentOf(run, 'qubit.experience')).toEqual([])
})

test('[TR-01] an unknown rule fails the experience, and is reported once', async () => {
  const run = await startRun([triggered({ activation_rules: { min_page_view: 1 } })])
  await run.view()
  await run.view()
  expect(sentOf(run, 'qubit.experience')).toEqual([])
  await run.errorReports?.catch(() => {})
  await run.page.clock.pass(5000)
  const reports = run.page.requests.filter(({ url }) => url.includes('/app/'))
  expect(reports.map(({ body }) => JSON.parse(String(body)).message)).toEqual([
    'experience: unknown rule min_page_view',
  ])
})

test('[TR-15] without a running segment engine a targeted experience fails with a reason, and without an error event', async () => {
  const run = await startRun([triggered({ segments: ['x'] })])
  await run.view()
  const because = 'Experience is targeting segments, but the visitor engine is not available'
  expect(run.engine?.explain('experience')?.answers.at(-1)).toEqual({ check: 'segments', passes: false, because })
  expect(run.log.lines).toContainEqual(
    expect.objectContaining({ message: because, facts: { experienceId: 'experience' } }),
  )
  expect(sentOf(run, 'qubit.errorExperience')).toEqual([])
})

test('[TR-14] an experience that targets a segment appears when the visitor joins it', async () => {
  const run = await startRun([triggered({ segments: ['x'] })])
  const members = new Set<string>()
  const { changed } = memberOf(run, members)
  await run.view()
  members.add('y')
  changed()
  await run.page.clock.pass(0)
  expect(run.engine?.explain('experience')?.progress).toBe('waiting')
  members.add('x')
  changed()
  await run.page.clock.pass(0)
  expect(run.engine?.explain('experience')?.progress).toBe('executed')
})

test('activation hooks run after trigger and lock have passed and before the execution, and an error in one is logged', async () => {
  const happened: string[] = []
  const run = await startRun([
    triggered({
      triggers: (options: Given, callback: () => void) => {
        options.onActivation(() => happened.push('hook'))
        options.onActivation(() => {
          throw new Error('broken hook')
        })
        options.state.set('from', 'trigger')
        run.page.after(0, callback)
        return { onActivation: () => happened.push('of the object') }
      },
      execution: ({ state }: Given) => void happened.push(`run, state from ${state.get('from')}`),
    }),
    triggered({
      experimentId: 'refused',
      triggers: (options: Given) => Boolean(options.onActivation(() => happened.push('never'))),
    }),
  ])
  await run.view()
  expect(happened).toEqual(['hook', 'of the object', 'run, state from trigger'])
  expect(run.log.lines).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'experience onActivation: broken hook' }),
  )
})

test('[EX-14] an experience does not run outside its schedule, except in preview or after an end with pause_actioned', async () => {
  const hour = 3_600_000
  const at = (now: number) => ({
    early: { scheduled_start: now + hour },
    over: { scheduled_end: new Date(now - hour).toISOString() },
    'over, but paused': { scheduled_end: now - hour, pause_actioned: true },
    unreadable: { scheduled_start: 'soon' },
    within: { scheduled_start: now - hour, scheduled_end: now + hour },
    unlimited: {},
  })
  const ranWith = async (isPreview: boolean) => {
    const now = (await startRun([])).page.now()
    const experiences = Object.entries(at(now)).map(([experimentId, schedule]) => triggered({ experimentId, schedule }))
    const run = await startRun(experiences, { config: { isPreview } })
    await run.view()
    return run.engine?.list().flatMap(({ experienceId, progress }) => (progress === 'executed' ? experienceId : []))
  }
  expect(await ranWith(false)).toEqual(['over, but paused', 'within', 'unlimited'])
  expect(await ranWith(true)).toEqual(Object.keys(at(0)))
})

test('[EX-07] the probability is saved only for experiences that belong to the current page', async () => {
  const onPage = (experimentId: string, page: 'home' | 'basket') =>
    anExperience({ experimentId, template: { id: 'a/b', pages: [page], devices: ['computer'], anchors: [] } })
  const run = await startRun([onPage('here', 'home'), onPage('elsewhere', 'basket')])
  const kept = () => run.cookies?.permanent.experienceState.map(({ experienceId }) => experienceId)
  await run.view('home')
  expect(kept()).toEqual(['here'])
  await run.view('basket')
  expect(kept()).toEqual(['here', 'elsewhere'])
})
