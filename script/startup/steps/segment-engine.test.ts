import { expect, test, vi } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import { aLeaf, anIndex } from '../../segments/testing/an-index.ts'
import { aJar } from '../../testing/a-jar.ts'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'
import { anExperience } from '../../testing/an-experience.ts'
import { eventually } from '../../testing/eventually.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'

const segments = anIndex({ sawProduct: aLeaf({ segments: ['product-lovers'] }) })

async function aShop({ config, ...facts }: RunFacts = {}): Promise<TestRun> {
  const run = aRun({
    reply: ({ url }) => ({
      status: url.includes('/stash/') ? 500 : 200,
      text: '{"status":{"code":200},"rejected":[]}',
    }),
    config: { flags: { compression: false, stateSync: false }, segments, ...config },
    ...facts,
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  expect((await runSteps(steps, run)).ended).toBe('whole')
  return run
}

const sent = ({ page }: TestRun) =>
  page.requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }) => JSON.parse(String(body)) as WireEvent[])

test('a visitor joins a segment by viewing a page, the shop can query it, and an event is sent', async () => {
  const run = await aShop()
  const { getSegments } = run.page.namespace() as { getSegments(): Promise<string[]> }
  expect(await getSegments()).toEqual([])
  run.bus?.uv.emit('ecView', { type: 'product' })
  expect(await getSegments()).toEqual(['product-lovers'])
  await run.page.clock.pass(1000)
  expect(sent(run).map(({ meta }) => meta.type)).toContain('qubit.segmentMembershipChanged')
})

test('[SG-31] the stash is asked for a visitor who came with an id, and not for one who has just got it', async () => {
  const asked = (run: TestRun) => run.page.requests.filter(({ url }) => url.includes('/kv/get/')).length
  const jar = aJar()
  const reply = () => ({ status: 200, text: '{"status":{"code":200},"rejected":[],"data":null}' })
  expect(asked(await aShop({ jar, reply }))).toBe(0)
  expect(jar.cookies.has('_qubitTracker')).toBe(true)
  expect(asked(await aShop({ jar, reply }))).toBe(1)
})

test('segments start before experiences, which have the memberships of their view', async () => {
  const seen: string[][] = []
  const run = aRun({ config: { segments }, experiences: [] })
  const execution = () => void seen.push(run.segments?.getMemberships() ?? [])
  Object.assign(run.site, { experiences: [anExperience({ execution })] })
  run.page.uv().q = [['emit', ['ecView', { type: 'product' }]]]
  await runSteps(steps, run)
  await run.page.clock.pass(100)
  // The code that runs it is loaded on demand, in real time.
  await eventually(() => expect(seen).toEqual([['product-lovers']]))
})

test('an engine that cannot start is logged, and experiences still run', async () => {
  const execution = vi.fn()
  const broken = anIndex({ odd: aLeaf({ op: 'resembles', segments: ['s'] }) })
  const run = await aShop({ config: { segments: broken }, experiences: [anExperience({ execution })] })
  await run.page.clock.pass(100)
  expect(run.log.lines.map(({ message }) => message)).toContain('Visitor engine: Start failed')
  await eventually(() => expect(execution).toHaveBeenCalledOnce())
})

test.each([
  ['a site without segments', { segments: undefined }],
  ['the flag off', { flags: { segments: false, compression: false, stateSync: false } }],
])('with %s there is no engine, and none of its services is called', async (_, config) => {
  const run = await aShop({ config })
  await run.page.clock.pass(10_000)
  expect(run.segments).toBe(undefined)
  expect(run.page.requests.filter(({ url }) => /stash|queries/.test(url))).toEqual([])
})
