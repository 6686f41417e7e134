import { expect, test, vi } from 'vitest'
import { aPlacementRun } from '../placements/testing/a-placement-run.ts'
import { aLeaf, anIndex } from '../segments/testing/an-index.ts'
import { aJar } from '../testing/a-jar.ts'
import { aPlacement } from '../testing/a-placement.ts'
import { aRun, type TestRun } from '../testing/a-run.ts'
import { anExperience } from '../testing/an-experience.ts'
import type { Run, Step } from './run.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

const segments = anIndex({ sawProduct: aLeaf({ segments: ['product-lovers'] }) })

/** The state after a step: the parts of the run, and the requests, cookies and user code executed so far. */
type Left = { has: string[]; services: string[]; written: string[]; executed: string[]; isListening: boolean }

/** Runs a site with work for all engines, and records the state after each step. */
async function watched(): Promise<{ run: TestRun; after: (name: string) => Left; before: (name: string) => Left }> {
  const executed: string[] = []
  const run = aRun({
    // This visitor takes part in the state sync.
    jar: aJar({ _qubitTracker: 'visitor-0' }),
    config: { segments, flags: { compression: false } },
    experiences: [anExperience({ execution: () => void executed.push('experience') })],
    placements: [aPlacement({ js: () => void executed.push('placement') })],
    reply: ({ url }) => ({
      status: 200,
      text: url.endsWith('/graphql')
        ? '{"data":{"placementContent":{"content":1}}}'
        : '{"status":{"code":200},"rejected":[],"history":{"views":1}}',
    }),
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'product' }]]]
  const lefts = new Map<string, Left>()
  const keys: (keyof Run)[] = [
    ...(['domain', 'bus', 'cookies', 'lookUpVisitor', 'visitorId', 'lookup', 'tracker', 'queue'] as const),
    ...(['segments', 'engine', 'placements'] as const),
  ]
  const look = (): Left => ({
    has: keys.filter((key) => run[key]),
    services: [...new Set(run.page.requests.map(({ url }) => new URL(url).pathname.split('/')[1] ?? ''))],
    written: run.page.jar.writes.map(({ name }) => name),
    executed: [...executed],
    isListening: Boolean(run.page.uv().listeners),
  })
  const all = steps.map(([name, step]) => {
    const watch: Step = async (each) => {
      const answer = await step(each)
      // Lets work that the step did not await finish.
      await run.page.clock.pass(0)
      lefts.set(name, look())
      return answer
    }
    return [name, watch] as const
  })
  await runSteps(all, run)
  await run.page.clock.pass(3000)
  lefts.set('end', look())
  const names = [...lefts.keys()]
  const after = (name: string) => {
    const left = lefts.get(name)
    if (!left) throw new Error(`no step ${name}`)
    return left
  }
  return { run, after, before: (name) => after(names[names.indexOf(name) - 1] ?? '') }
}

test('[ST-06] each step adds its own part and no other', async () => {
  const { after, before } = await watched()
  const adds = (name: string) => after(name).has.filter((key) => !before(name).has.includes(key))
  expect(adds('event bus')).toEqual(['bus'])
  expect([before('event bus').isListening, after('event bus').isListening]).toEqual([false, true])
  expect(adds('cookie store')).toEqual(['cookies'])
  expect(adds('lookup')).toEqual(['lookUpVisitor'])
  expect(adds('visitor id')).toEqual(['visitorId', 'lookup'])
  expect(adds('event tracker')).toEqual(['tracker', 'queue'])
  expect(adds('experience engine')).toEqual(['segments', 'engine'])
  expect(adds('placement engine')).toEqual(['placements'])
  for (const name of [
    'export',
    'cookie sync',
    'mapper',
    'sampling',
    'validator',
    'engines start',
    'flush',
    'placement counters',
  ])
    expect(adds(name)).toEqual([])
})

test('[ST-06] the cookie sync step calls the stamp service, the visitor id step the lookup, and events are sent from the flush step on', async () => {
  const { after, before } = await watched()
  expect(before('cookie sync').services).toEqual([])
  expect(after('cookie sync').services).toEqual(['stamp'])
  expect(after('visitor id').services).toEqual(['stamp', 'lookup'])
  expect(before('flush').services).not.toContain('events')
  expect(after('end').services).toContain('events')
})

test('[ST-06] an abort at sampling sends no event', async () => {
  const run = aRun({
    config: { sampleRate: 0, flags: { compression: false } },
    reply: () => ({ status: 200, text: '{}' }),
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  expect((await runSteps(steps, run)).ended).toBe('stopped')
  await run.page.clock.pass(60_000)
  expect(run.page.requests.filter(({ url }) => url.includes('/events/'))).toEqual([])
})

test('[ST-06] no code of an experience or placement runs, and no content is requested, before the engines start', async () => {
  const { after, before } = await watched()
  expect(before('engines start')).toMatchObject({ executed: [] })
  expect(before('engines start').services).not.toContain('graphql')
  expect(after('end').executed).toEqual(['experience', 'placement'])
})

test('[ST-14] starting an engine again only logs, and adds no handlers and emits no events twice', async () => {
  const execution = vi.fn()
  const js = vi.fn()
  const run = await aPlacementRun([aPlacement({ js })], {
    config: { segments },
    experiences: [anExperience({ execution })],
    page: {},
  })
  await run.segments?.start()
  run.engine?.start()
  run.placements?.start()
  await run.view({ type: 'product' }, 1100)
  expect(run.log.lines.filter(({ message }) => /started already/i.test(message)).map(({ message }) => message)).toEqual(
    [
      expect.stringMatching(/segment|visitor/i),
      'The experience engine has started already',
      'The placement engine has started already',
    ],
  )
  expect([execution.mock.calls.length, js.mock.calls.length, run.asked.length]).toEqual([1, 1, 1])
  const own = run.own.map(({ meta }) => meta.type)
  expect(own.filter((type) => type === 'qubit.experience')).toHaveLength(1)
  expect(own.filter((type) => type === 'qubit.segmentMembershipChanged')).toHaveLength(1)
})

test('[ST-24] segments start first, then experiences, then placements, once the lookup has finished', async () => {
  const started: string[] = []
  const run = aRun({
    config: { segments },
    experiences: [anExperience()],
    placements: [aPlacement()],
    reply: () => ({ status: 200, text: '{"history":{}}' }),
  })
  const spying: Step = (each) => {
    for (const name of ['segments', 'engine', 'placements'] as const) {
      const { start } = each[name] ?? {}
      if (!start) throw new Error(`${name} is not built`)
      Object.assign(each[name] ?? {}, {
        start: async () => {
          started.push(`${name} begins`)
          await start()
          started.push(`${name} has begun`)
        },
      })
    }
    each.lookup = Promise.resolve(each.lookup).then(() => void started.push('lookup'))
  }
  const at = steps.findIndex(([name]) => name === 'engines start')
  await runSteps([...steps.slice(0, at), ['spy', spying], ...steps.slice(at)], run)
  expect(started.filter((line) => !/(engine|placements) has begun/.test(line))).toEqual([
    'lookup',
    'segments begins',
    'segments has begun',
    'engine begins',
    'placements begins',
  ])
})

test('[ST-24] a segment engine that cannot start is logged, and experiences and placements run', async () => {
  const execution = vi.fn()
  const js = vi.fn()
  const failing: Step = (each) => {
    Object.assign(each.segments ?? {}, { start: () => Promise.reject(new Error('it broke')) })
  }
  const run = aRun({
    config: { segments },
    experiences: [anExperience({ execution })],
    placements: [aPlacement({ js })],
    reply: ({ url }) => ({
      status: 200,
      text: url.endsWith('/graphql') ? '{"data":{"placementContent":{"content":1}}}' : '{"history":{}}',
    }),
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  const at = steps.findIndex(([name]) => name === 'engines start')
  await runSteps([...steps.slice(0, at), ['fail', failing], ...steps.slice(at)], run)
  await run.page.clock.pass(100)
  expect(run.log.lines.filter(({ level }) => level === 'error').map(({ message }) => message)).toContain(
    'Visitor engine: Start failed',
  )
  expect([execution.mock.calls.length, js.mock.calls.length]).toEqual([1, 1])
})
