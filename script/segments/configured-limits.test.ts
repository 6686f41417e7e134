import { expect, test } from 'vitest'
import type { LimitsConfig } from '../../contract/script-config.ts'
import type { SegmentIndex } from '../../contract/segment-index.ts'
import type { Request } from '../services/remote/request.ts'
import { sentIn, someServices } from '../services/testing/some-services.ts'
import { runSteps } from '../startup/run-steps.ts'
import { steps } from '../startup/steps.ts'
import { aRun } from '../testing/a-run.ts'
import { aLeaf, anIndex } from './testing/an-index.ts'

const queries = Array.from({ length: 30 }, (_, at) => `q${at}`)
const viewing = anIndex({ view: aLeaf({ op: 'neq', value: '', segments: ['viewers'] }) })
const asking = anIndex(
  Object.fromEntries(queries.map((id) => [id, { op: 'query', props: { query: { id } }, segments: [id] }])),
  { executionPlans: { ecUser: queries } },
)

/** Returns whether a request saves the state, and does not read it. */
const isSave = ({ url }: Request) => url.includes('/kv/set/')
const isQuestion = ({ url }: Request) => url.includes('/queries/')

/** Starts a site with these limits and segments, and a stash that always fails. */
async function aSite(segments: SegmentIndex, limits: LimitsConfig | undefined) {
  const saves: number[] = []
  const run = aRun({
    config: { segments, limits, flags: { compression: false } },
    reply(request) {
      if (!isSave(request)) return { status: 200, text: '{"status":{"code":200},"rejected":[],"results":[]}' }
      saves.push(run.page.now())
      return { status: 503, text: '' }
    },
  })
  await runSteps(steps, run)
  await run.page.clock.pass(3000)
  return { run, saves }
}

/** Returns when a change of memberships is stored and first sent, and the waits before the retries, in ms. */
async function saving(limits: LimitsConfig | undefined) {
  const { run, saves } = await aSite(viewing, limits)
  const viewedAt = run.page.now()
  run.bus?.uv.emit('ecView', { type: 'home' })
  while (run.page.storage.get('qb_segments') === null) await run.page.clock.pass(50)
  const storedAfter = run.page.now() - viewedAt
  await run.page.clock.pass(300_000)
  const waits = saves.slice(1).map((each, nth) => each - (saves[nth] ?? 0))
  return { storedAfter, firstSave: (saves[0] ?? 0) - viewedAt, waits: waits.slice(0, 8) }
}

async function asked(limits: LimitsConfig | undefined): Promise<number[]> {
  const { run } = await aSite(asking, limits)
  run.bus?.uv.emit('ecView', { type: 'home' })
  run.bus?.uv.emit('ecUser', { user: { id: 'u1' } })
  await run.page.clock.pass(1000)
  return run.page.requests.filter(isQuestion).map(({ body }) => JSON.parse(String(body)).length)
}

test('[QU-17] segments are stored after 500 ms and saved after 1500 ms, and a failed save is retried after 1 s, doubled up to 64 s', async () => {
  const waits = [1, 2, 4, 8, 16, 32, 64, 64].map((seconds) => seconds * 1000)
  expect(await saving(undefined)).toEqual({ storedAfter: 500, firstSave: 1500, waits })
})

test('[QU-17] config.limits changes each of these times', async () => {
  const limits = { storageDelayMs: 200, syncPollMs: 400, syncBackOffMs: 300, syncBackOffMostMs: 1000 }
  const waits = [300, 600, 1000, 1000, 1000, 1000, 1000, 1000]
  expect(await saving(limits)).toEqual({ storedAfter: 200, firstSave: 400, waits })
})

test.each([
  [undefined, 20],
  [{ queries: 7 }, 7],
])('[QU-17] with the limits %j at most %d queries wait', async (limits, most) => {
  expect(await asked(limits)).toEqual([most])
})

test.each([
  [undefined, [10, 10, 5]],
  [{ stashBatch: 20 }, [20, 5]],
])('[QU-17] with the limits %j, 25 keys of the stash are requested in batches of %j', async (limits, sizes) => {
  const { services, requests } = someServices({
    config: { limits },
    reply: () => ({ status: { code: 200 }, data: {} }),
  })
  await services.datasets.getForVisitor('public', queries.slice(0, 25))
  expect(requests.map((request) => (sentIn(request).keys as string[]).length)).toEqual(sizes)
})
