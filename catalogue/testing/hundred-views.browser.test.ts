import { expect, test } from 'vitest'
import { anchorNames } from '../../contract/anchors.ts'
import { aBrowserRun } from '../../script/browser/testing/a-browser-run.ts'
import { catalogue } from '../catalogue.ts'
import type { Experience } from '../define-experience.ts'
import type { Template } from '../define-template.ts'
import { fieldTable } from '../field-table.ts'
import { modulesOf } from '../kit/modules-of.ts'
import { aPage, settled } from './a-page.ts'
import { aRecommendingShop } from './a-recommending-shop.ts'
import { shopPage } from './shop-page.ts'
import { watchWhatIsAlive } from './what-is-alive.ts'

const code = import.meta.glob<{ experience: Experience<unknown> }>('../*/*/experience.{ts,tsx}', { eager: true })

/** Every template of the catalogue, with its sample. */
const experiences = Object.values(catalogue).map(({ template, sample }) => {
  const { id, anchors, fields } = template as Template
  const found = Object.entries(code).find(([path]) => path.startsWith(`../${id}/`))
  if (!found) throw new Error(`catalogue/${id} has no code`)
  return {
    ...{ experimentId: id.replace('/', '-'), iterationId: '1', template_data: sample as Record<string, unknown> },
    variations: [{ variationId: 'v', variationMasterId: 'v', variationIsControl: false, trafficAllocationRatio: 1 }],
    load: async () => modulesOf(found[1].experience, { anchors, fields: fieldTable(fields) }),
  }
})

test('[BD-02] after 100 virtual views nothing of a stopped experience is left: listener, observer, timer, sheet, node', async () => {
  aPage(shopPage)
  const alive = watchWhatIsAlive()
  const anchors = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`]))
  const { run } = await aBrowserRun({ ...aRecommendingShop(), config: { anchors }, experiences })
  const progress = () => run.engine?.list().map((each) => each.progress)
  const view = async () => {
    run.bus?.uv.emit('ecView', { type: 'product', language: 'en', country: 'uk', currency: 'GBP' })
    run.bus?.uv.emit('ecProduct', { eventType: 'detail', product: { productId: 'p', stock: 1 } })
    await settled()
  }
  for (let time = 0; time < 3; time++) await view()
  await expect.poll(progress).toEqual(experiences.map(() => 'executed'))
  const early = alive()
  for (let time = 0; time < 100; time++) await view()
  await expect.poll(progress).toEqual(experiences.map(() => 'executed'))
  for (const { experimentId } of experiences) run.engine?.stop(experimentId)
  // The queue's own timers end with its last request.
  await expect.poll(() => alive().timers, { timeout: 10_000 }).toBeLessThan(early.timers + 1)
  const late = alive()
  for (const kind of ['listeners', 'observers', 'sheets', 'nodes', 'frames'] as const)
    expect(late[kind], kind).toBeLessThan(early[kind] + 1)
}, 240_000)
