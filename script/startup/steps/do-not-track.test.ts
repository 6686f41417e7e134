import { expect, test } from 'vitest'
import { mayRun } from '../../gate.ts'
import { aJar } from '../../testing/a-jar.ts'
import { aRun } from '../../testing/a-run.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'
import { doNotTrack } from './do-not-track.ts'

const answers = () => ({ status: 200, text: '{"status":{"code":200},"rejected":[]}' })

test.each([
  ['do-not-track level 1', { qb_dnt: '1' }, {}],
  ['qb_dnt_ext at level 1', { qb_dnt: '0', qb_dnt_ext: ' 1' }, {}],
  ['trackingDisabled', {}, { trackingDisabled: true }],
])('[ST-21] with %s no event is sent, while bus, cookies and experiences continue', async (_, cookies, config) => {
  const run = aRun({ jar: aJar(cookies), config, reply: answers })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  const { ended } = await runSteps(steps, run)
  await run.page.clock.pass(10_000)
  expect(ended).toBe('whole')
  expect(run.page.requests.filter(({ url }) => url.includes('/events/'))).toEqual([])
  expect(run.bus?.uv.events).toHaveLength(1)
  expect(run.cookies?.permanent.viewNumber).toBe(1)
  expect(run.page.jar.cookies.get('qb_permanent')).toBeDefined()
})

test.each([['0'], ['7'], ['yes']])('a do-not-track level of %s allows tracking', async (level) => {
  const run = aRun({ jar: aJar({ qb_dnt: level }), reply: answers })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  await runSteps(steps, run)
  await run.page.clock.pass(10_000)
  expect(run.page.requests.some(({ url }) => url.includes('/events/'))).toBe(true)
})

/** The level of each value of the two cookies. */
const values: [value: string | undefined, level: number][] = [
  [undefined, 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  [' 1 ', 1],
  [' 2 ', 2],
  ['', 0],
  ['3', 0],
  ['-1', 0],
  ['12', 0],
  ['1.0', 0],
  ['yes', 0],
]
const both = values.flatMap(([own, a]) => values.map(([ext, b]) => [own, ext, Math.max(a, b)] as const))

test.each(both)('[UR-06] qb_dnt %j and qb_dnt_ext %j give the larger level, %i', async (own, ext, level) => {
  const cookies = Object.entries({ qb_dnt: own, qb_dnt_ext: ext }).filter(
    (each): each is [string, string] => each[1] !== undefined,
  )
  const cookieText = cookies.map((pair) => pair.join('=')).join('; ')
  const window = { Promise, Map, Set, Object, Array, JSON, document: { querySelector() {} } }
  const rest = { addEventListener() {}, postMessage() {}, MutationObserver: class {} }
  expect(mayRun({ userAgent: '', window: { ...window, ...rest }, cookieText })).toBe(level < 2)
  const run = aRun({ jar: aJar(Object.fromEntries(cookies)) })
  doNotTrack(run)
  expect(run.trackingDisabled).toBe(level > 0)
})

test('[UR-06] the do-not-track setting of the browser is only in the browser state, and events are sent', async () => {
  const run = aRun({ reply: answers, page: { doNotTrack: () => '1' } })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  await runSteps(steps, run)
  await run.page.clock.pass(10_000)
  expect(run.page.requests.some(({ url }) => url.includes('/events/'))).toBe(true)
  expect(run.trackingDisabled).toBe(false)
  const { getBrowserState } = run.page.namespace() as { getBrowserState(): Promise<object> }
  expect(await getBrowserState()).toMatchObject({ doNotTrack: true })
})
