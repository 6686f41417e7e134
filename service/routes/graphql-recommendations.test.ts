import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placementsOf } from '../placements/placements.ts'
import type { RecommendedItem } from '../recommendations/recommendation-item.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { aDataFolder, aServer } from '../testing/a-server.ts'
import { aShopper } from '../testing/a-shopper.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'
import type { TypedApp } from '../typed-app.ts'

const minute = 60_000
const day = 24 * 60 * minute

const query = `query PlacementContent(
  $mode: PlacementMode! $placementId: String! $implementationId: String! $previewOptions: PreviewOptions $attributes: JSON!
) {
  placementContent(
    mode: $mode placementId: $placementId implementationId: $implementationId
    previewOptions: $previewOptions attributes: $attributes
  ) { content campaignId callbackData }
}`
const feed = (recommendations: object) => ({ trackingId: 'shop', campaigns: [{ id: 'c', recommendations }] })
const placements = placementsOf({
  feed: { ...feed({}), sample: { items: [] } },
  short: feed({ count: 2 }),
  bought: feed({ strategies: ['also_bought'] }),
  trending: feed({ strategies: ['trending'] }),
  popular: feed({ strategies: ['popular'] }),
  recent: feed({ strategies: ['recently_viewed'] }),
  titled: { trackingId: 'shop', campaigns: [{ id: 'c', content: { title: 'For you' }, recommendations: {} }] },
  bare: {},
})

const aShop = () => anApp({ configuration: { placements } })

async function ask(app: TypedApp, { visitorId = 'anna', attributes = {}, ...variables }: Record<string, unknown> = {}) {
  const all = {
    mode: 'LIVE',
    placementId: 'feed',
    implementationId: 'i',
    ...variables,
    attributes: {
      visitor: { id: visitorId },
      view: { language: 'en', country: 'uk', currency: 'GBP' },
      ...(attributes as object),
    },
  }
  return (await postJson(app, '/graphql', { query, variables: all })).body.data.placementContent
}

async function items(app: TypedApp, asked: Record<string, unknown> = {}): Promise<RecommendedItem[]> {
  return (await ask(app, asked)).content.items
}

const named = (list: RecommendedItem[]) => list.map(({ id, strategy }) => [id, strategy])
const onPage = (productId: string) => ({ attributes: { product: { productId } } })

test('[SV-18] PlacementContent returns content, campaignId and callbackData in each mode; a campaign with recommendations has items, in cents for EUR and CAD', async () => {
  const app = aShop()
  const product = {
    url: 'https://shop.example/ca/boot',
    images: ['https://shop.example/1.png', 'https://shop.example/2.png'],
    description: 'Keeps the rain out',
    price: { value: 89.95, currency: 'CAD' },
    originalPrice: { value: 120, currency: 'CAD' },
  }
  const shopper = aShopper(app, 'ben', { language: 'fr', country: 'ca', currency: 'CAD' })
  await shopper.views('boot', testNow, { ...product, stock: 7 })
  await shopper.views('boot', testNow, { ...product, sku: 'BOOT-40', stock: 3 })
  await shopper.views('boot', testNow, { ...product, sku: 'BOOT-41', stock: 0 })
  await aShopper(app, 'ben', { currency: 'EUR' }).views('mule', testNow, { price: { value: 0.29, currency: 'EUR' } })
  await aShopper(app, 'ben').views('clog', testNow, { price: { value: 20.5, currency: 'GBP' } })

  const view = { language: 'fr', country: 'ca', currency: 'CAD' }
  const answer = await ask(app, { attributes: { view } })
  expect(answer).toEqual({
    content: {
      items: [
        {
          id: 'boot',
          weight: 1,
          strategy: 'trending',
          details: {
            url: 'https://shop.example/ca/boot',
            images: ['https://shop.example/1.png', 'https://shop.example/2.png'],
            image_url: 'https://shop.example/1.png',
            name: 'The boot',
            description: 'Keeps the rain out',
            unit_price: 12_000,
            unit_sale_price: 8995,
            currency: 'CAD',
            language: 'fr',
            sku_code: 'BOOT-40',
            stock: 3,
          },
        },
      ],
    },
    campaignId: 'c',
    callbackData: expect.any(String),
  })
  const price = async (currency: string) => {
    const [item] = await items(app, { attributes: { view: { language: 'en', country: 'uk', currency } } })
    return [item?.details.unit_price, item?.details.unit_sale_price, item?.details.currency]
  }
  expect(await price('EUR')).toEqual([29, 29, 'EUR'])
  expect(await price('GBP')).toEqual([20.5, 20.5, 'GBP'])

  const preview = { mode: 'PREVIEW', previewOptions: { experienceId: 'e', campaignId: 'c', demoMode: true } }
  const previewed = await ask(app, { ...preview, attributes: { view } })
  expect(previewed).toMatchObject({ content: answer.content, campaignId: 'c', callbackData: expect.any(String) })
  const control = { ...preview.previewOptions, group: 'CONTROL' }
  expect(await ask(app, { ...preview, previewOptions: control })).toMatchObject({ content: null, campaignId: 'c' })
  const nothing = { content: null, campaignId: null, callbackData: null }
  expect(await ask(app, { mode: 'SAMPLE' })).toEqual({ ...nothing, content: { items: [] } })
  expect(await ask(app, { mode: 'NULL' })).toEqual(nothing)
  expect(await ask(app, { placementId: 'bare' })).toEqual(nothing)
})

/** Creates a shop whose visitors provide data for every strategy. */
async function aTaughtShop() {
  const app = aShop()
  const [ben, cleo, dora] = ['ben', 'cleo', 'dora'].map((id) => aShopper(app, id))
  const long = testNow - 20 * day
  // The polish was bought with the boot but never viewed with it; it was popular, but long ago.
  await ben?.views('polish', long)
  await ben?.views('boot', long + 5 * day)
  await ben?.buys('polish', 'o1', long + 5 * day)
  await ben?.buys('boot', 'o2', long + 5 * day)
  for (const visitor of ['e', 'f', 'g']) await aShopper(app, visitor).views('clog', long)
  await cleo?.views('boot', testNow - 10 * day)
  await cleo?.views('heel', testNow - 10 * day + minute)
  await dora?.views('mule', testNow - minute)
  return app
}

test('each strategy fills the places left by those before it, and a product appears once', async () => {
  const app = await aTaughtShop()
  const found = await items(app, onPage('boot'))
  expect(named(found)).toEqual([
    ['heel', 'also_viewed'],
    ['polish', 'also_bought'],
    ['mule', 'trending'],
    ['clog', 'popular'],
  ])
  expect(found.map(({ weight }) => weight)).toEqual([12 / 12, 11 / 12, 10 / 12, 9 / 12])
  expect(named(await items(app, { ...onPage('boot'), placementId: 'short' }))).toEqual([
    ['heel', 'also_viewed'],
    ['polish', 'also_bought'],
  ])
  expect(named(await items(app, { ...onPage('boot'), placementId: 'bought' }))).toEqual([['polish', 'also_bought']])
})

test('[BU-07] of the colours of a shoe, which have one name, only the best comes, and other products take their places', async () => {
  const app = aShop()
  for (const [id, views] of Object.entries({ 'boot-tan': 5, 'boot-ink': 4, 'boot-oat': 3, clog: 2, mule: 1 }))
    for (let at = 0; at < views; at++)
      await aShopper(app, `${id}-${at}`).views(id, testNow, id.startsWith('boot') ? { name: 'The boot' } : {})
  expect(named(await items(app, { placementId: 'short' }))).toEqual([
    ['boot-tan', 'trending'],
    ['clog', 'trending'],
  ])
  expect((await items(app)).map(({ id }) => id)).toEqual(['boot-tan', 'clog', 'mule'])
  const basket = { lines: [{ product: { productId: 'boot-oat' }, quantity: 1 }] }
  for (const attributes of [{ product: { productId: 'boot-oat' } }, { basket }])
    expect((await items(app, { attributes })).map(({ id }) => id)).toEqual(['clog', 'mule'])
  // Also of a bag beside the page's product, and of products that nobody has viewed yet.
  const clog = { productId: 'clog' }
  expect((await items(app, { attributes: { product: clog, basket } })).map(({ id }) => id)).toEqual(['mule'])
  const newColour = { productId: 'boot-plum', name: 'The boot' }
  for (const attributes of [{ product: newColour }, { basket: { lines: [{ product: newColour, quantity: 1 }] } }])
    expect((await items(app, { attributes })).map(({ id }) => id)).toEqual(['clog', 'mule'])
})

test("where the page has no product, the visitor's latest viewed product is used, and products in the basket are left out", async () => {
  const app = await aTaughtShop()
  const anna = aShopper(app, 'anna')
  await anna.views('boot', testNow)
  expect(named(await items(app))[0]).toEqual(['heel', 'also_viewed'])
  expect(named(await items(app, { placementId: 'recent' }))).toEqual([['boot', 'recently_viewed']])
  await anna.views('mule', testNow)
  expect(named(await items(app, { placementId: 'recent' })).map(([id]) => id)).toEqual(['mule', 'boot'])
  const basket = { lines: [{ product: { productId: 'heel' }, quantity: 1 }] }
  const ids = named(await items(app, { attributes: { basket } })).map(([id]) => id)
  expect(ids).toContain('boot')
  expect(ids).not.toContain('heel')
})

test('sold-out products disappear at once and return with their stock; a single sold-out size does not make the product sold out', async () => {
  const app = await aTaughtShop()
  const recent = async () => (await items(app, { placementId: 'trending' })).map(({ id }) => id)
  const eve = aShopper(app, 'eve')
  for (const stock of [0, '0', -1]) {
    await eve.views('mule', testNow, { stock })
    expect(await recent()).not.toContain('mule')
    await eve.sees('mule', testNow, { stock: 2 })
    expect(await recent()).toContain('mule')
  }
  await eve.views('mule', testNow, { sku: 'M-39', stock: 0 })
  expect(await recent()).toContain('mule')
  await eve.views('sized', testNow, { sku: 'S-39', stock: 0 })
  expect(await recent()).not.toContain('sized')
  await eve.views('sized', testNow, { sku: 'S-40', stock: 1 })
  expect(await recent()).toContain('sized')
  await eve.views('untold', testNow, { stock: '' })
  expect(await recent()).toContain('untold')
})

test('each locale has its own products and counts; without a view the locale of the visitor is used', async () => {
  const app = aShop()
  await aShopper(app, 'ben', { language: 'de', country: 'eu', currency: 'EUR' }).views('stiefel', testNow)
  await aShopper(app, 'anna').views('boot', testNow)
  const ids = async (asked: Record<string, unknown>) => named(await items(app, asked)).map(([id]) => id)
  expect(await ids({ attributes: { view: { language: 'de', country: 'eu', currency: 'EUR' } } })).toEqual(['stiefel'])
  expect(await ids({ visitorId: 'ben', attributes: { view: undefined } })).toEqual(['stiefel'])
  expect(await ids({ visitorId: 'anna', attributes: { view: undefined } })).toEqual(['boot'])
  expect(await ids({ visitorId: 'nobody', attributes: { view: undefined } })).toEqual([])
})

test('a chosen size, a reload of the order and a repeated event count once; crawlers and fast clocks do not distort the data', async () => {
  const app = aShop()
  const anna = aShopper(app, 'anna')
  for (let again = 0; again < 5; again++) await anna.views('boot', testNow - minute * (5 - again))
  for (const visitor of ['ben', 'cleo']) await aShopper(app, visitor).views('heel', testNow - 10 * minute)
  for (let again = 0; again < 9; again++) await anna.buys('clog', 'o1', testNow)
  await aShopper(app, 'dora').views('clog', testNow)
  for (let other = 0; other < 30; other++) {
    const google = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
    await aShopper(app, `bot-${other}`, { headers: google }).views('bait', testNow)
  }
  await aShopper(app, 'eve').views('future', testNow + 4000 * day)
  const popular = await items(app, {
    placementId: 'popular',
    visitorId: 'x',
    attributes: { view: { language: 'en', country: 'uk', currency: 'GBP' } },
  })
  // The clog's single purchase counts as ten views, and it has one view besides.
  expect(popular.map(({ id }) => id)).toEqual(['clog', 'heel', 'future', 'boot'])
})

test('trending products are those viewed now, popular products those viewed most over months', async () => {
  const app = aShop()
  for (let at = 0; at < 20; at++) await aShopper(app, `old-${at}`).views('classic', testNow - 2 * day)
  for (let at = 0; at < 8; at++) await aShopper(app, `new-${at}`).views('novelty', testNow - minute)
  for (let at = 0; at < 40; at++) await aShopper(app, `past-${at}`).views('past', testNow - 20 * day)
  const ids = async (placementId: string) => (await items(app, { placementId, visitorId: 'new-1' })).map(({ id }) => id)
  expect(await ids('trending')).toEqual(['novelty', 'classic'])
  expect(await ids('popular')).toEqual(['past', 'classic', 'novelty'])
})

test('the text of a campaign is returned together with its items', async () => {
  const app = aShop()
  await aShopper(app, 'anna').views('boot', testNow)
  const { content } = await ask(app, { placementId: 'titled' })
  expect(content).toMatchObject({ title: 'For you', items: [{ id: 'boot' }] })
})

test('the effect of acknowledged events is stored, even when the service is killed at once', async () => {
  const folder = aDataFolder()
  const { process: service, origin } = await aServer(folder)
  const remote = {
    inject: ({ url, body, headers }: { url: string; body: string; headers: Record<string, string> }) =>
      fetch(origin + url, { method: 'POST', body, headers }).then(async (reply) => {
        const answer = await reply.json()
        return { statusCode: reply.status, headers: {}, json: () => answer }
      }),
  } as unknown as TypedApp
  await aShopper(remote, 'anna').views('boot', Date.now())
  service.kill('SIGKILL')
  const storage = sqliteStorage(join(folder, 'service.sqlite'))
  try {
    expect(await items(anApp({ storage, configuration: { placements } }))).toMatchObject([{ id: 'boot' }])
  } finally {
    await storage.close()
  }
})

test('visitors and products without an event for the retention time of events are deleted', async () => {
  const storage = aStorage()
  const app = anApp({ storage, configuration: { placements } })
  await aShopper(app, 'anna').views('boot', testNow)
  await aShopper(app, 'anna').views('heel', testNow)
  expect(await storage.recommendations.removeOlder(testNow, 100)).toBe(0)
  expect(await storage.recommendations.removeOlder(testNow + 1, 1)).toBe(1)
  expect(await storage.recommendations.removeOlder(testNow + 1, 100)).toBe(1)
  expect(await items(app, { attributes: { view: { language: 'en', country: 'uk', currency: 'GBP' } } })).toEqual([])
})
