import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { anchorNames } from '../../contract/anchors.ts'
import { aBrowserRun } from '../../script/browser/testing/a-browser-run.ts'
import { fieldTable } from '../field-table.ts'
import { modulesOf } from '../kit/run/modules-of.ts'
import { settingsOf } from '../settings-of.ts'
import { aPage, waitUntilSettled } from './a-page.ts'
import { aRecommendingShop } from './a-recommending-shop.ts'
import { demoSettings } from './demo-settings.ts'
import { everyTemplate } from './every-template.ts'
import { hideFrame } from './hide-frame.ts'
import { ofShare } from './of-share.ts'
import { keepCookiesInPage } from './page-cookies.ts'
import { shopPage } from './shop-page.ts'
import { watchWhatIsAlive } from './what-is-alive.ts'

keepCookiesInPage(document)
beforeAll(hideFrame)

/** The path of the test page has no country and language. */
const settings = {
  ...demoSettings,
  addresses: { ...demoSettings.addresses, cart: '/cart', search: '/search?q={text}' },
}

/** Every template of the catalogue with its sample. */
const experiences = ofShare(everyTemplate).map(([id, { template, content, experience }]) => ({
  experimentId: id.replace('/', '-'),
  iterationId: '1',
  template_data: content,
  variations: [{ variationId: 'v', variationMasterId: 'v', variationIsControl: false, trafficAllocationRatio: 1 }],
  load: async () =>
    modulesOf(experience, {
      anchors: template.anchors,
      fields: fieldTable(template.fields),
      settings: settingsOf(settings, template),
    }),
}))

test('[BD-02] after 100 virtual views a stopped experience leaves no listener, observer, timer, style sheet or node', async () => {
  aPage(shopPage)
  const alive = watchWhatIsAlive()
  const unheard: string[] = []
  // The browser reports changes that a resize observer makes in its own frame.
  const recordError = ({ message }: ErrorEvent) => unheard.push(message)
  addEventListener('error', recordError)
  onTestFinished(() => removeEventListener('error', recordError))
  const anchors = Object.fromEntries(anchorNames.map((name) => [name, `[data-anchor="${name}"]`]))
  const { run } = await aBrowserRun({ ...aRecommendingShop(), config: { ...settings, anchors }, experiences })
  const listProgress = () => run.engine?.list().map((each) => each.progress)
  const publishView = async () => {
    run.bus?.uv.emit('ecView', { type: 'product', language: 'en', country: 'uk', currency: 'GBP' })
    run.bus?.uv.emit('ecProduct', { eventType: 'detail', product: { productId: 'p', stock: 1 } })
    await waitUntilSettled()
  }
  for (let time = 0; time < 3; time++) await publishView()
  await expect.poll(listProgress).toEqual(experiences.map(() => 'executed'))
  const early = alive()
  for (let time = 0; time < 100; time++) await publishView()
  await expect.poll(listProgress).toEqual(experiences.map(() => 'executed'))
  for (const { experimentId } of experiences) run.engine?.stop(experimentId)
  // The timers of the queue end with its last request.
  await expect.poll(() => alive().timers, { timeout: 10_000 }).toBeLessThan(early.timers + 1)
  expect(unheard).toEqual([])
  const late = alive()
  for (const kind of ['listeners', 'observers', 'sheets', 'nodes', 'frames'] as const)
    expect(late[kind], kind).toBeLessThan(early[kind] + 1)
}, 240_000)
