import { expect, test } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aJar } from '../../testing/a-jar.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'
import { sampleOf } from '../../visitor/sample.ts'

const names = steps.map(([name]) => name)

/** Returns a visitor id with this sample value. */
function visitorWith(sample: number): string {
  for (let at = 0; ; at++) if (sampleOf(`visitor-${at}`) === sample) return `visitor-${at}`
}

const inside = visitorWith(1000)
const outside = visitorWith(1001)

/** Finishes a run of a visitor and records its debug events. */
async function aWholeRun(visitorId: string, facts: RunFacts = {}) {
  const run = aRun({ jar: aJar({ _qubitTracker: visitorId }), reply: () => ({ status: 404, text: '{}' }), ...facts })
  const debugs: WireEvent[] = []
  run.page.uv().q = [
    ['onEnrichment', ['qubit.debug', (event: WireEvent) => debugs.push(event)]],
    ['emit', ['ecView', { type: 'home' }]],
  ]
  const result = await runSteps(steps, run)
  const debugsOf = (code: string) => debugs.filter((event) => event.code === code)
  return { run, result, debugsOf }
}

type Api = {
  getVisitorState(): unknown
  decorateLink(link: string): string
  experiences: { list(): unknown }
  cookies: { generic: { get(key: string): unknown; set(key: string, value: string): void } }
}
const apiOf = (run: TestRun) => run.page.namespace() as unknown as Api

test('[ST-22] one debug event has the duration of each step in ms', async () => {
  const clock: { pass?: (ms: number) => Promise<void> } = {}
  const { result, debugsOf } = await aWholeRun(inside, { page: { loaded: () => clock.pass?.(0) } })
  expect(debugsOf('timing')).toMatchObject([
    { meta: { type: 'qubit.debug' }, data: Object.fromEntries(result.durations) },
  ])
  expect(Object.keys(debugsOf('timing')[0]?.data as object)).toEqual(names)
})

test('[ST-22] the durations are measured by the clock', async () => {
  const run: { current?: TestRun } = {}
  const loaded = () => run.current?.page.clock.pass(37)
  const made = aRun({ jar: aJar({ _qubitTracker: inside }), page: { loaded } })
  run.current = made
  await runSteps(steps, made)
  const timing = made.bus?.enriched
  expect(timing).toBeDefined()
  const events: WireEvent[] = []
  timing?.on('qubit.debug', (event) => events.push(event)).replay()
  expect(events.find(({ code }) => code === 'timing')?.data).toMatchObject({ 'wait for page load': 37, globals: 0 })
})

test('[ST-22] at page hide one debug event counts the calls of each public function', async () => {
  const { run, debugsOf } = await aWholeRun(inside)
  const api = apiOf(run)
  api.getVisitorState()
  api.getVisitorState()
  expect(api.decorateLink('/bag')).toBe('/bag')
  expect(api.experiences.list()).toEqual([])
  api.cookies.generic.set('size', '8')
  expect(api.cookies.generic.get('size')).toBe('8')
  run.page.leave(false)
  expect(debugsOf('usage')).toEqual([])
  run.page.leave()
  run.page.leave()
  expect(debugsOf('usage').map(({ data }) => data)).toEqual([
    {
      getVisitorState: 2,
      decorateLink: 1,
      'experiences.list': 1,
      'cookies.generic.set': 1,
      'cookies.generic.get': 1,
    },
  ])
})

test('[ST-22] the last event of the page is stored, and its number is in the cookies', async () => {
  const { run, debugsOf } = await aWholeRun(inside)
  run.page.leave()
  const { seq } = debugsOf('usage')[0]?.meta ?? {}
  expect(run.page.storage.keys().some((key) => run.page.storage.get(key)?.includes('"usage"'))).toBe(true)
  expect(run.page.jar.cookies.get('qb_permanent')?.split(':')[5]).toBe(String(seq))
})

test('[ST-22] for a visitor with a sample value above 1000 neither event is sent, and no function is wrapped', async () => {
  const { run, debugsOf } = await aWholeRun(outside)
  apiOf(run).getVisitorState()
  run.page.leave()
  expect([...debugsOf('timing'), ...debugsOf('usage')]).toEqual([])
  expect(run.statistics).toBe(undefined)
})
