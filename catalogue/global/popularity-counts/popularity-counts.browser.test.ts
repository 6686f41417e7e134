import { afterEach, beforeEach, expect, test } from 'vitest'
import { aBrowserRun } from '../../../script/browser/testing/a-browser-run.ts'
import { modulesOf } from '../../kit/run/modules-of.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService } from '../../testing/a-service.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

type Told = [type: string, data: object]

const runs: TemplateRun[] = []
/** Counters that were raised, over all page loads of a test. */
let raised: string[]
let isSaving: boolean

beforeEach(() => {
  aPage(shopPage)
  raised = []
  isSaving = true
})

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
})

/** A page load with what it publishes. */
async function load(...published: Told[]): Promise<TemplateRun> {
  const service = aService()
  const run = await runTemplate({
    experience,
    template,
    content: {},
    published,
    config: { counters: { namespace: 't004' } },
    reply: (url, init) => noted(service, url, init),
  })
  runs.push(run)
  return run
}

/** What a service answers; what is raised is noted. */
function noted(service: ReturnType<typeof aService>, url: string, init: RequestInit): Response | undefined {
  if (init.method === 'POST' && url.includes('/counters/')) raised.push(url.split('/t004-')[1] ?? '')
  return isSaving ? service(url, init) : undefined
}

const view = (type: string): Told => ['ecView', { type, subtypes: [], language: 'en', country: 'uk', currency: 'GBP' }]
const detail = (productId: string): Told => ['ecProduct', { eventType: 'detail', product: { productId } }]
const basket = (...productIds: string[]): Told[] => [
  ...productIds.map((productId): Told => ['ecBasketItem', { product: { productId }, quantity: 1 }]),
  ['ecBasketSummary', { basket: { id: 'b', quantity: productIds.length } }],
]
const order = (id: string, productId: string): Told[] => [
  ['ecBasketItemTransaction', { transaction: { id }, product: { productId }, quantity: 2 }],
  ['ecBasketTransactionSummary', { transaction: { id }, basket: { id: 'b', quantity: 2 } }],
]
const purchasesOf = (productId: string) =>
  ['-60', '', '-2880', '-4320', '-10080'].map((name) => `purchases${name}/${productId}/${name.slice(1) || 1440}`)

test('[GLB-13.2] a transaction that was counted raises nothing, also after a reload of the confirmation page', async () => {
  const run = await load(view('checkout'), ...order('t1', 'a'))
  await expect.poll(() => raised).toEqual(purchasesOf('a'))
  for (const event of order('t1', 'a')) run.publish(...event)
  await load(view('checkout'), ...order('t1', 'a'))
  await load(view('checkout'), ...order('t2', 'b'))
  await expect.poll(() => raised).toEqual([...purchasesOf('a'), ...purchasesOf('b')])
})

test('[GLB-13.3] a product is counted as seen once per page load, whatever its page says of it', async () => {
  const run = await load(view('product'), detail('a'), detail('a'))
  await expect.poll(() => raised).toEqual(['views/a/1440'])
  for (const event of [detail('a'), view('product'), detail('a'), detail('b')]) run.publish(...event)
  await expect.poll(() => raised).toEqual(['views/a/1440', 'views/b/1440'])
  await load(view('product'), detail('a'))
  await expect.poll(() => raised).toEqual(['views/a/1440', 'views/b/1440', 'views/a/1440'])
})

test('an add is counted when it happens', async () => {
  const run = await load(view('product'), ...basket('a'))
  for (const event of basket('a', 'b')) run.publish(...event)
  await expect.poll(() => raised).toEqual(['most-added/b/1440'])
})

test('[SHR-08.2] [GLB-13.5] an increment that is not saved is logged as "not saved", and not repeated on that page', async () => {
  isSaving = false
  const run = await load(view('product'), detail('a'))
  await expect.poll(() => run.lines).toEqual(['Counter views: not saved'])
  run.publish(...detail('a'))
  run.publish(...view('product'))
  run.publish(...detail('a'))
  await expect.poll(() => run.explanation.progress).toBe('executed')
  expect(raised).toEqual(['views/a/1440'])
  expect(run.errors).toEqual([])
})

test('[GLB-13.6] no element of the page is changed, and a second instance on the page raises nothing twice', async () => {
  const before = pageState()
  const published = [view('product'), detail('a'), ...basket(), ...basket('a'), ...order('t', 'a')]
  const page = window as Window & { uv?: unknown }
  page.uv = { q: published.map((event) => ['emit', event]) }
  const service = aService()
  const { run } = await aBrowserRun({
    config: { counters: { namespace: 't004' } },
    reply: (url, init) => noted(service, url, init),
    experiences: ['one', 'two'].map((experimentId) => ({
      experimentId,
      iterationId: '1',
      template_data: {},
      variations: [{ variationId: 'v', variationMasterId: 'v', variationIsControl: false, trafficAllocationRatio: 1 }],
      load: async () => modulesOf(experience, { anchors: [], fields: {} }),
    })),
  })
  const counted = ['views/a/1440', 'most-added/a/1440', ...purchasesOf('a')]
  await expect.poll(() => run.engine?.list().map(({ progress }) => progress)).toEqual(['executed', 'executed'])
  await expect.poll(() => raised).toEqual(counted)
  for (const event of [...basket('a', 'b'), ...order('t', 'a')]) run.bus?.uv.emit(...event)
  await expect.poll(() => raised).toEqual([...counted, 'most-added/b/1440'])
  await waitUntilSettled()
  expect(raised).toHaveLength(counted.length + 1)
  expect(pageState()).toEqual(before)
})

test('[GLB-13.7] removal ends the counting', async () => {
  const run = await load(view('product'), detail('a'), ...basket())
  await expect.poll(() => raised).toEqual(['views/a/1440'])
  run.stop()
  for (const event of [detail('b'), ...basket('b'), ...order('t', 'b')]) run.publish(...event)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(raised).toEqual(['views/a/1440'])
})
