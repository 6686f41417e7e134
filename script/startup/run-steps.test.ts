import { expect, test } from 'vitest'
import { aJar } from '../testing/a-jar.ts'
import { aRun, type RunFacts } from '../testing/a-run.ts'
import { anExperience } from '../testing/an-experience.ts'
import type { NamedStep, Step } from './run.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

test('[ST-05] the steps run one after another with the same run, and promises are awaited', async () => {
  const seen: unknown[] = []
  const slow: Step = async (run) => {
    await Promise.resolve()
    seen.push('slow', run)
  }
  const quick: Step = (run) => void seen.push('quick', run)
  const run = aRun()
  const { ended, durations } = await runSteps(
    [
      ['a', slow],
      ['b', quick],
    ],
    run,
  )
  expect(seen).toEqual(['slow', run, 'quick', run])
  expect(ended).toBe('whole')
  expect([...durations.keys()]).toEqual(['a', 'b'])
})

test('the run yields to the page after long steps, and not after short ones', async () => {
  let time = 0
  const happened: string[] = []
  const taking = (name: string, ms: number): NamedStep => [
    name,
    () => {
      time += ms
      happened.push(name)
    },
  ]
  const run = aRun({ page: { now: () => time, rest: async () => void happened.push('rest') } })
  await runSteps([taking('a', 5), taking('b', 5), taking('c', 5), taking('d', 50), taking('e', 1)], run)
  expect(happened).toEqual(['a', 'b', 'c', 'rest', 'd', 'rest', 'e'])
})

test.each<[what: string, facts: RunFacts, because: string]>([
  ['stops at sampling', { config: { sampleRate: 0 } }, 'The visitor is not in the platform sample'],
  ['fails', { page: { userAgent: () => { throw new Error('no user agent') } } }, 'no user agent'], // biome-ignore format: one row
])(
  '[ST-27] functions that page code called early reject with the reason when the run %s',
  async (_, facts, because) => {
    const run = aRun(facts)
    const early: Promise<unknown>[] = []
    const asking: NamedStep = [
      'asking',
      () => {
        const { getVisitorState, decorateLink } = run.page.namespace() as Record<string, () => Promise<unknown>>
        early.push(getVisitorState?.() as Promise<unknown>, decorateLink?.() as Promise<unknown>)
        for (const answer of early) answer.catch(() => {})
      },
    ]
    await runSteps(
      steps.flatMap((step) => (step[0] === 'export' ? [step, asking] : [step])),
      run,
    )
    expect(early).toHaveLength(2)
    for (const answer of early) await expect(answer).rejects.toThrow(`The script has ended: ${because}`)
    const late = (run.page.namespace() as Record<string, () => Promise<unknown>>).getSegments?.()
    await expect(late).rejects.toThrow(`The script has ended: ${because}`)
  },
)

test('a complete run looks up the visitor in the visitor id step and sends events only from the flush step on', async () => {
  const run = aRun({
    experiences: [anExperience()],
    reply: () => ({ status: 200, text: '{"status":{"code":200},"rejected":[]}' }),
  })
  const seen: Record<string, object> = {}
  const watched = steps.map(([name, step]) => {
    const watch: Step = async (each) => {
      const answer = await step(each)
      seen[name] = {
        requests: run.page.requests.map(({ url }) => new URL(url).pathname.split('/')[1]),
        has: (['bus', 'cookies', 'lookUpVisitor', 'visitorId', 'tracker', 'engine'] as const).filter((key) => run[key]),
      }
      return answer
    }
    return [name, watch] as const
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  await runSteps(watched, run)
  await run.page.clock.pass(1000)
  const path = (name: string) => seen[name] as { requests: string[]; has: string[] }
  expect(path('domain validation').has).toEqual([])
  expect(path('event bus').has).toEqual(['bus'])
  expect(path('cookie store').has).toEqual(['bus', 'cookies'])
  expect(path('lookup').has).toEqual(['bus', 'cookies', 'lookUpVisitor'])
  expect(path('cookie sync').requests).toEqual([])
  expect(path('visitor id').has).toContain('visitorId')
  expect(path('engines start').requests).toEqual(['lookup'])
  expect(path('mapper').has).not.toContain('tracker')
  expect(path('event tracker').has).toContain('tracker')
  expect(path('timing').has).not.toContain('engine')
  expect(path('experience engine').has).toContain('engine')
  expect(path('external API').requests).toEqual(['lookup'])
  expect(run.page.requests.map(({ url }) => new URL(url).pathname)).toContain('/events/deflate/tracking')
})

test('[ST-07] a step that stops ends the run: no later step runs, one line logs the reason, and there is no error', async () => {
  const later: string[] = []
  const run = aRun()
  const result = await runSteps(
    [
      ['a', () => ({ stop: 'enough' })],
      ['b', () => void later.push('b')],
    ],
    run,
  )
  expect(result).toMatchObject({ ended: 'stopped', because: 'enough' })
  expect(later).toEqual([])
  expect(run.log.lines).toEqual([{ level: 'info', message: 'enough', facts: { stage: 'a' } }])
  expect(run.heldDebug).toEqual([])
})

const aborts: [string, string, RunFacts][] = [
  ['preview mode on the ordinary script', 'Preview mode is on', { options: [['smartserve_preview', '1']] }],
  [
    'no fitting cookie domain',
    'No cookie domain in the config matches the current domain',
    { config: { domains: ['other.test'] } },
  ],
  ['a pre-script that says so', 'Smartserve execution aborted by pre script', {}],
  ['cookies that do not persist', 'Cookies cannot persist', { jar: { ...aJar(), values: () => [] } }],
  ['a visitor outside the sample', 'The visitor is not in the platform sample', { config: { sampleRate: 0 } }],
]

test.each(aborts)('[ST-07] %s ends the run early', async (what, because, facts) => {
  const run = aRun(facts)
  const refusing = { active: async () => () => ({ execute: false }) }
  const site = what === 'a pre-script that says so' ? { ...run.site, preScript: refusing } : run.site
  const result = await runSteps(steps, { ...run, site })
  expect(result).toMatchObject({ ended: 'stopped', because })
  expect(run.log.lines.filter(({ message }) => message === because)).toHaveLength(1)
  expect(run.log.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('[ST-07] a run without these five reasons runs all 26 steps', async () => {
  const result = await runSteps(steps, aRun())
  expect(result.ended).toBe('whole')
  expect(result.durations.size).toBe(26)
})

test('[ST-15] a host that matches no configured domain aborts the run', async () => {
  const run = aRun({ config: { domains: ['other.test'] } })
  const { because } = await runSteps(steps, run)
  expect(because).toBe('No cookie domain in the config matches the current domain')
  expect(run.page.jar.writes).toEqual([])
})

test('[ST-16] a browser in which cookies do not persist aborts the run', async () => {
  const forgetful = { ...aJar(), values: () => [] }
  const { because } = await runSteps(steps, aRun({ jar: forgetful }))
  expect(because).toBe('Cookies cannot persist')
})

test('[ST-23] a visitor outside the platform sample aborts the run at the sampling step, and nothing is sent', async () => {
  const run = aRun({ config: { sampleRate: 0 }, reply: () => ({ status: 404, text: '{}' }) })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  const { because, durations } = await runSteps(steps, run)
  await run.page.clock.pass(60_000)
  expect(because).toBe('The visitor is not in the platform sample')
  expect([...durations.keys()].at(-1)).toBe('sampling')
  expect(run.page.requests.some(({ url }) => url.includes('/events/'))).toBe(false)
})

const broken: Step = () => {
  throw new Error('it broke')
}

/** Replaces a step of the run. */
function inPlaceOf(name: string, step: Step): NamedStep {
  return [name, step, steps.find(([each]) => each === name)?.[2]]
}

test.each([
  ['portal load'],
  ['pre-script'],
  ['lookup'],
  ['cookie sync'],
  ['usage listener'],
  ['timing'],
  ['explorer'],
  ['validator'],
  ['placement counters'],
])('[ST-08] a failure of %s is logged and held as a debug event, and the run continues', async (name) => {
  const later: string[] = []
  const run = aRun()
  const { ended } = await runSteps([inPlaceOf(name, broken), ['b', () => void later.push('b')]], run)
  expect(ended).toBe('whole')
  expect(later).toEqual(['b'])
  expect(run.log.lines[0]).toMatchObject({ level: 'error', facts: { stage: name } })
  expect(run.heldDebug).toEqual([{ code: 'startup', stage: name, message: 'it broke' }])
})

test.each(
  steps.map(([name]) => [name]).filter(([name]) => ['globals', 'event bus', 'flush', 'mapper'].includes(name ?? '')),
)('[ST-08] a failure of %s ends the run', async (name) => {
  const later: string[] = []
  const rejected: Step = () => Promise.reject(new Error('it broke'))
  const { ended, because } = await runSteps(
    [inPlaceOf(name ?? '', rejected), ['b', () => void later.push('b')]],
    aRun(),
  )
  expect({ ended, because, later }).toEqual({ ended: 'failed', because: 'it broke', later: [] })
})

test('[ST-08] a debug event held before the tracker exists is sent once it does', async () => {
  const run = aRun({ reply: () => ({ status: 200, text: '{"status":{"code":200},"rejected":[]}' }) })
  const failing = steps.map((each): NamedStep => (each[0] === 'pre-script' ? inPlaceOf(each[0], broken) : each))
  const enriched: unknown[] = []
  run.page.uv().q = [['onEnrichment', ['qubit.debug', (event: unknown) => enriched.push(event)]]]
  await runSteps(failing, run)
  expect(enriched).toEqual([
    expect.objectContaining({ code: 'startup', stage: 'pre-script', message: 'it broke', meta: expect.anything() }),
  ])
})
