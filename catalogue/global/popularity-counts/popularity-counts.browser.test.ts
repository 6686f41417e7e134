import { afterEach, beforeEach, expect, test } from 'vitest'
import { aBrowserRun } from '../../../script/browser/testing/a-browser-run.ts'
import { modulesOf } from '../../kit/run/modules-of.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService } from '../../testing/a-service.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

type PublishedEvent = [type: string, data: object]

const runs: TemplateRun[] = []
/** The counters that were incremented, over all page loads of a test. */
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

/** Simulates a page load with the events that it publishes. */
async function loadPage(...published: PublishedEvent[]): Promise<TemplateRun> {
  const service = aService()
  const run = await runTemplate({
    experience,
    template,
    content: {},
    published,
    config: { counters: { namespace: 't004' } },
    reply: (url, init) => recordIncrement(service, url, init),
  })
  runs.push(run)
  return run
}

/** Answers requests for counters and records increments. */
function recordIncrement(service: ReturnType<typeof aService>, url: string, init: RequestInit): Response | undefined {
  if (init.method === 'POST' && url.includes('/counters/')) raised.push(url.split('/t004-')[1] ?? '')
  return isSaving ? service(url, init) : undefined
}

const aView = (type: string): PublishedEvent => [
  'ecView',
  { type, subtypes: [], language: 'en', country: 'uk', currency: 'GBP' },
]
const aDetail = (productId: string): PublishedEvent => ['ecProduct', { eventType: 'detail', product: { productId } }]
const basketOf = (...productIds: string[]): PublishedEvent[] => [
  ...productIds.map((productId): PublishedEvent => ['ecBasketItem', { product: { productId }, quantity: 1 }]),
  ['ecBasketSummary', { basket: { id: 'b', quantity: productIds.length } }],
]
const anOrder = (id: string, productId: string): PublishedEvent[] => [
  ['ecBasketItemTransaction', { transaction: { id }, product: { productId }, quantity: 2 }],
  ['ecBasketTransactionSummary', { transaction: { id }, basket: { id: 'b', quantity: 2 } }],
]
const purchasesOf = (productId: string) =>
  ['-60', '', '-2880', '-4320', '-10080'].map((name) => `purchases${name}/${productId}/${name.slice(1) || 1440}`)

test('[GLB-13.2] a transaction is counted only once, also when the confirmation page is reloaded', async () => {
  const run = await loadPage(aView('checkout'), ...anOrder('t1', 'a'))
  await expect.poll(() => raised).toEqual(purchasesOf('a'))
  for (const event of anOrder('t1', 'a')) run.publish(...event)
  await loadPage(aView('checkout'), ...anOrder('t1', 'a'))
  await loadPage(aView('checkout'), ...anOrder('t2', 'b'))
  await expect.poll(() => raised).toEqual([...purchasesOf('a'), ...purchasesOf('b')])
})

test('[GLB-13.3] a product view is counted once per page load, whatever the page publishes about it', async () => {
  const run = await loadPage(aView('product'), aDetail('a'), aDetail('a'))
  await expect.poll(() => raised).toEqual(['views/a/1440'])
  for (const event of [aDetail('a'), aView('product'), aDetail('a'), aDetail('b')]) run.publish(...event)
  await expect.poll(() => raised).toEqual(['views/a/1440', 'views/b/1440'])
  await loadPage(aView('product'), aDetail('a'))
  await expect.poll(() => raised).toEqual(['views/a/1440', 'views/b/1440', 'views/a/1440'])
})

test('a basket add is counted when it happens', async () => {
  const run = await loadPage(aView('product'), ...basketOf('a'))
  for (const event of basketOf('a', 'b')) run.publish(...event)
  await expect.poll(() => raised).toEqual(['most-added/b/1440'])
})

test('[SHR-08.2] [GLB-13.5] an increment that is not saved is logged as "not saved", and not repeated on that page', async () => {
  isSaving = false
  const run = await loadPage(aView('product'), aDetail('a'))
  await expect.poll(() => run.lines).toEqual(['Counter views: not saved'])
  run.publish(...aDetail('a'))
  run.publish(...aView('product'))
  run.publish(...aDetail('a'))
  await expect.poll(() => run.explanation.progress).toBe('executed')
  expect(raised).toEqual(['views/a/1440'])
  expect(run.errors).toEqual([])
})

test('[GLB-13.6] no element of the page changes, and a second instance on the page counts nothing twice', async () => {
  const before = pageState()
  const published = [aView('product'), aDetail('a'), ...basketOf(), ...basketOf('a'), ...anOrder('t', 'a')]
  const page = window as Window & { uv?: unknown }
  page.uv = { q: published.map((event) => ['emit', event]) }
  const service = aService()
  const { run } = await aBrowserRun({
    config: { counters: { namespace: 't004' } },
    reply: (url, init) => recordIncrement(service, url, init),
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
  for (const event of [...basketOf('a', 'b'), ...anOrder('t', 'a')]) run.bus?.uv.emit(...event)
  await expect.poll(() => raised).toEqual([...counted, 'most-added/b/1440'])
  await waitUntilSettled()
  expect(raised).toHaveLength(counted.length + 1)
  expect(pageState()).toEqual(before)
})

test('[GLB-13.7] removing the experience stops the counting', async () => {
  const run = await loadPage(aView('product'), aDetail('a'), ...basketOf())
  await expect.poll(() => raised).toEqual(['views/a/1440'])
  run.stop()
  for (const event of [aDetail('b'), ...basketOf('b'), ...anOrder('t', 'b')]) run.publish(...event)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(raised).toEqual(['views/a/1440'])
})
