import { expect, onTestFinished, test } from 'vitest'
import { anchorNames } from '../../contract/anchors.ts'
import { aBrowserRun } from '../../script/browser/testing/a-browser-run.ts'
import { fieldTable } from '../field-table.ts'
import { modulesOf } from '../kit/run/modules-of.ts'
import { aPage, waitUntilSettled } from './a-page.ts'
import { aRecommendingShop } from './a-recommending-shop.ts'
import { everyTemplate } from './every-template.ts'
import { shopPage } from './shop-page.ts'
import { watchWhatIsAlive } from './what-is-alive.ts'

/** Every template of the catalogue, with its sample. */
const experiences = everyTemplate.map(([id, { template, content, experience }]) => ({
  experimentId: id.replace('/', '-'),
  iterationId: '1',
  template_data: content,
  variations: [{ variationId: 'v', variationMasterId: 'v', variationIsControl: false, trafficAllocationRatio: 1 }],
  load: async () => modulesOf(experience, { anchors: template.anchors, fields: fieldTable(template.fields) }),
}))

test('[BD-02] after 100 virtual views nothing of a stopped experience is left: listener, observer, timer, sheet, node', async () => {
  aPage(shopPage)
  const alive = watchWhatIsAlive()
  const unheard: string[] = []
  // What an observer of sizes changes in its own frame, so that others, or itself, are not told of it.
  const hear = ({ message }: ErrorEvent) => unheard.push(message)
  addEventListener('error', hear)
  onTestFinished(() => removeEventListener('error', hear))
  const anchors = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`]))
  const { run } = await aBrowserRun({ ...aRecommendingShop(), config: { anchors }, experiences })
  const progress = () => run.engine?.list().map((each) => each.progress)
  const view = async () => {
    run.bus?.uv.emit('ecView', { type: 'product', language: 'en', country: 'uk', currency: 'GBP' })
    run.bus?.uv.emit('ecProduct', { eventType: 'detail', product: { productId: 'p', stock: 1 } })
    await waitUntilSettled()
  }
  for (let time = 0; time < 3; time++) await view()
  await expect.poll(progress).toEqual(experiences.map(() => 'executed'))
  const early = alive()
  for (let time = 0; time < 100; time++) await view()
  await expect.poll(progress).toEqual(experiences.map(() => 'executed'))
  for (const { experimentId } of experiences) run.engine?.stop(experimentId)
  // The queue's own timers end with its last request.
  await expect.poll(() => alive().timers, { timeout: 10_000 }).toBeLessThan(early.timers + 1)
  expect(unheard).toEqual([])
  const late = alive()
  for (const kind of ['listeners', 'observers', 'sheets', 'nodes', 'frames'] as const)
    expect(late[kind], kind).toBeLessThan(early[kind] + 1)
}, 240_000)
