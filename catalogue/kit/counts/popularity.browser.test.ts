import { beforeEach, expect, test } from 'vitest'
import { aBrowserRun } from '../../../script/browser/testing/a-browser-run.ts'
import { defineExperience } from '../../define-experience.ts'
import { aPage } from '../../testing/a-page.ts'
import { aService, type ServiceFacts } from '../../testing/a-service.ts'
import { createLookUp } from '../run/look-up.ts'
import { modulesOf } from '../run/modules-of.ts'
import type { Scope } from '../run/scope.ts'
import { readPopularity } from './popularity.ts'

beforeEach(() => void aPage('<main></main>'))

type Task = (scope: Scope<unknown>) => Promise<unknown>

/** Runs templates side by side on one page load; each says on the page what its task found. */
async function aPageWith(tasks: Record<string, Task>, service: ServiceFacts, reply = aService(service)) {
  const page = window as Window & { uv?: unknown }
  page.uv = { q: [['emit', ['ecView', { type: 'product', language: 'en', country: 'uk', currency: 'GBP' }]]] }
  const said: Record<string, unknown> = {}
  const { requests, log } = await aBrowserRun({
    config: { counters: { namespace: 't004' } },
    reply,
    experiences: Object.entries(tasks).map(([id, task]) => {
      const run = async (scope: Scope<unknown>) => {
        said[id] = await task(scope)
      }
      return {
        experimentId: id,
        iterationId: '1',
        template_data: {},
        variations: [
          { variationId: 'v', variationMasterId: 'v', variationIsControl: false, trafficAllocationRatio: 1 },
        ],
        load: async () => modulesOf(defineExperience({ id, run }), { anchors: [], fields: {} }),
      }
    }),
  })
  await expect.poll(() => Object.keys(said).sort(), { timeout: 10_000 }).toEqual(Object.keys(tasks).sort())
  const lines = log.lines.filter(({ level }) => level === 'warn')
  return { said, lines, asked: requests.filter((url) => /counters|graphql/.test(url)) }
}

test('[SHR-08.6] the same counter, key and window is requested once a page load, and all templates share the answer', async () => {
  const both: Task = async ({ options }) => {
    const { purchases, views } = readPopularity(options)
    return Promise.all([purchases(60), purchases(60), views('p'), views('q'), purchases(1440)])
  }
  const facts: ServiceFacts = {
    views: { p: 9, q: 1 },
    purchases: { 'purchases-60': [['p', 5]], purchases: [['p', 8]] },
  }
  const { said, asked } = await aPageWith({ 'product/one': both, 'product/two': both }, facts)
  expect(said['product/one']).toEqual([[['p', 5]], [['p', 5]], 9, 1, [['p', 8]]])
  expect(said['product/two']).toEqual(said['product/one'])
  expect(asked.map((url) => url.split('/t004-')[1]).sort()).toEqual([
    'purchases-60?k=50&cache=false',
    'purchases?k=50&cache=false',
    'views/p',
    'views/q',
  ])
})

test('[SHR-09.2] a failed look-up writes "Error fetching dataset" and the reason to the console, and gives no record', async () => {
  const task: Task = async ({ options }) => (await createLookUp(options, { dataset: 'badges' })(['a'])).size
  const { said, lines } = await aPageWith({ 'category/one': task }, { failing: ['graphql'] })
  expect(said['category/one']).toBe(0)
  expect(lines).toMatchObject([
    { message: 'Error fetching dataset', facts: { because: expect.stringContaining('GraphQL error 500') } },
  ])
})
