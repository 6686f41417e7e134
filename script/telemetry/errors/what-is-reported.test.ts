import { expect, test, vi } from 'vitest'
import type { NamedStep, Step } from '../../startup/run.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'
import { anExperience } from '../../testing/an-experience.ts'

const broken: Step = () => {
  throw new Error('it broke')
}

const taken = () => ({ status: 200, text: '{"status":{"code":200},"rejected":[]}' })

/** Returns message and stage of each posted report. */
function reports(run: TestRun): unknown[] {
  return run.page.requests
    .filter(({ url }) => url.endsWith('/app/smartserve'))
    .map(({ body }) => JSON.parse(String(body)))
    .map(({ message, stage }) => [message, stage])
}

/** Runs a page that emits a view, and lets some seconds pass. */
async function ranWith(facts: RunFacts, all: readonly NamedStep[] = steps): Promise<TestRun> {
  const run = aRun({ reply: taken, ...facts })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  await runSteps(all, run)
  await run.page.clock.pass(0)
  await vi.dynamicImportSettled()
  await run.errorReports?.catch(() => {})
  await run.page.clock.pass(3000)
  return run
}

test.each(steps.map(([name]) => [name]))(
  'a failure of the step %s is reported with the name of the step',
  async (name) => {
    const failing = steps.map(([each, step, isSoft]): NamedStep => [each, each === name ? broken : step, isSoft])
    expect(reports(await ranWith({}, failing))).toContainEqual(['it broke', name])
  },
)

test('a run without a failure reports nothing, and neither does a stopped run', async () => {
  expect(reports(await ranWith({}))).toEqual([])
  expect(reports(await ranWith({ config: { sampleRate: 0 } }))).toEqual([])
})

test('an engine that cannot be created is reported', async () => {
  const run = await ranWith({ experiences: [anExperience()], config: { propertyId: '' } })
  expect(reports(run)).toEqual([['propertyId is required', 'experience engine']])
})

test('an error in the code of an experience is reported in addition to its event, and truncated like it', async () => {
  const run = await ranWith({
    experiences: [
      anExperience({
        execution() {
          throw Object.assign(new Error('m'.repeat(300)), { stack: 's'.repeat(3000) })
        },
      }),
    ],
  })
  const [report] = run.page.requests.filter(({ url }) => url.endsWith('/app/smartserve'))
  const facts = { stage: 'execution', message: 'm'.repeat(256), stack: 's'.repeat(2048) }
  expect(JSON.parse(String(report?.body))).toMatchObject(facts)
})

test('a poll timeout of an experience is not reported', async () => {
  const execution = () => Promise.reject(Object.assign(new Error('not there'), { code: 'EPOLLER:TIMEOUT' }))
  expect(reports(await ranWith({ experiences: [anExperience({ execution })] }))).toEqual([])
})

test('an event that cannot be mapped is reported by the tracker', async () => {
  const run = await ranWith({})
  run.bus?.uv.emit('ecView')
  run.bus?.uv.emit('ecBasketItem', { quantity: Symbol('one') })
  await run.errorReports
  await run.page.clock.pass(0)
  expect(reports(run)).toEqual([[expect.stringContaining('Symbol'), 'event tracker']])
})

test('an error in a handler of the page is not reported', async () => {
  const run = await ranWith({})
  run.bus?.uv.on('ecUser', () => {
    throw new Error('theirs')
  })
  run.bus?.uv.emit('ecUser')
  await run.page.clock.pass(3000)
  expect(reports(run)).toEqual([])
})
