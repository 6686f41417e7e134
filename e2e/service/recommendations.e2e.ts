import type { Browser, Page } from '@playwright/test'
import { seedHistory } from '../../tools/start/seed/seed-history.ts'
import { type Demo, expect, newVisitorId, test } from '../demo.ts'
import { visitorIn } from '../placements/visitor-in.ts'

/** A shopper's user agent: that of a headless browser counts as a crawler's (BR-07). */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
test.use({ userAgent })

type Item = { id: string; strategy: string; details: { url: string; unit_price: number; currency: string } }

/** The campaign of the bag's row, in `shop/site/placements.json`. */
const basketRow = { id: '1002', share: 0.9 }

const query = `query PlacementContent($attributes: JSON!) {
  placementContent(mode: LIVE placementId: "also-like" implementationId: "test" attributes: $attributes) { content }
}`

/** Returns what the service recommends to a visitor without any page. */
async function recommended({ service }: Demo, attributes: object): Promise<Item[]> {
  const view = { language: 'en', country: 'uk', currency: 'GBP' }
  const body = JSON.stringify({ query, variables: { attributes: { view, ...attributes } } })
  const reply = await fetch(`${service}/graphql`, { method: 'POST', body })
  const { data } = (await reply.json()) as { data: { placementContent: { content: { items: Item[] } | null } } }
  return data.placementContent.content?.items ?? []
}

async function pageOf(browser: Browser, demo: Demo, visitorId: string): Promise<Page> {
  const context = await browser.newContext({ userAgent })
  await context.addCookies([{ name: '_qubitTracker', value: visitorId, url: demo.shop }])
  return context.newPage()
}

/** Opens a product and waits until its event has arrived. */
async function view(page: Page, demo: Demo, productId: string): Promise<void> {
  const sent = page.waitForResponse(
    async (reply) => reply.url().includes('/events/') && reply.request().postDataBuffer() !== null && reply.ok(),
  )
  await page.goto(`${demo.shop}/uk/en/product/${productId}`)
  await sent
}

/** The products of the row below the bag. */
const row = (page: Page) =>
  page.locator('[data-recommended]').evaluateAll((all) => all.map((card) => card.getAttribute('data-recommended')))

/** The products of the carousel on a product page, by their links. */
const cards = (page: Page) =>
  page
    .locator('.product-recommendations a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)))

const trackingId = 'norrow'

test("[BU-07] recommendations come from shoppers' behaviour, leave out sold-out products, and use their fallbacks in order", async ({
  browser,
  demo,
}) => {
  await demo.emptyService()
  const me = visitorIn(basketRow, 'CONTENT')
  const visitor = { id: me }
  const product = { productId: 'moor-chelsea-soot' }
  const page = await pageOf(browser, demo, me)
  await view(page, demo, 'moor-chelsea-soot')
  await view(page, demo, 'brisa-court-sage')
  // Only views so far: products viewed together, without anything to fill up with.
  await expect
    .poll(async () => (await recommended(demo, { visitor, product })).map(({ id, strategy }) => [id, strategy]))
    .toEqual([['brisa-court-sage', 'also_viewed']])
  const [first] = await recommended(demo, { visitor, product })
  expect(first?.details).toMatchObject({
    url: `${demo.shop}/uk/en/product/brisa-court-sage`,
    unit_price: 89.95,
    currency: 'GBP',
  })

  // Another shopper views another product: it fills up the list as a trend.
  const other = await pageOf(browser, demo, visitorIn(basketRow, 'CONTENT'))
  await view(other, demo, 'brisa-court-sage')
  await page.goto(`${demo.shop}/uk/en/product/moor-chelsea-soot`)
  await expect.poll(() => cards(page)).toEqual(['brisa-court-sage'])

  await seedHistory({ service: demo.service, shop: demo.shop, trackingId, now: Date.now() })
  const all = await recommended(demo, { visitor, product })
  expect(all).toHaveLength(8)
  expect(all.map(({ id }) => id)).not.toContain('moor-chelsea-soot')
  const order = ['also_viewed', 'also_bought', 'trending', 'popular', 'recently_viewed']
  const places = all.map(({ strategy }) => order.indexOf(strategy))
  expect(places).toEqual(places.toSorted())
  await page.reload()
  await expect.poll(() => cards(page)).toEqual(all.map(({ id }) => id))

  // The shop says that the first one is sold out: it disappears from the row at once.
  const gone = all[0]?.id
  const event = {
    eventType: 'detail',
    product: { productId: gone, stock: 0 },
    meta: { type: 'ecProduct', id: newVisitorId(), ts: Date.now() },
    context: { id: me },
  }
  await fetch(`${demo.service}/events/raw/${trackingId}`, {
    method: 'POST',
    headers: { 'user-agent': userAgent },
    body: JSON.stringify([event]),
  })
  await page.reload()
  await expect.poll(async () => (await cards(page)).length).toBe(8)
  expect(await cards(page)).not.toContain(gone)
})

test('the row changes while one shops, and both groups of its campaign are counted', async ({ browser, demo }) => {
  await demo.seed()
  const counted = async (group: string) => {
    const reply = await fetch(`${demo.service}/campaigns/${trackingId}`)
    const { campaigns } = (await reply.json()) as {
      campaigns: { campaignId: string; group: string; visitors: number; impressions: number; clickthroughs: number }[]
    }
    const found = campaigns.find((each) => each.campaignId === '1002' && each.group === group)
    return [found?.visitors ?? 0, found?.impressions ?? 0, found?.clickthroughs ?? 0]
  }
  const before = { CONTENT: await counted('CONTENT'), CONTROL: await counted('CONTROL') }
  const page = await pageOf(browser, demo, visitorIn(basketRow, 'CONTENT'))
  const recommended = page.locator('.recommended')
  const bag = `${demo.shop}/uk/en/cart`
  await view(page, demo, 'moor-chelsea-soot')
  await page.goto(bag)
  await expect(recommended).toBeVisible()
  const first = await row(page)
  await recommended.scrollIntoViewIfNeeded()
  await recommended.getByRole('link').first().click()
  await page.waitForURL(`**/product/${first[0]}`)
  await view(page, demo, 'moor-chelsea-sand')
  await page.goto(bag)
  await expect(recommended).toBeVisible()
  expect(await row(page)).not.toEqual(first)
  await recommended.scrollIntoViewIfNeeded()
  const plus = (counts: number[], more: number[]) => counts.map((count, at) => count + (more[at] ?? 0))
  await expect.poll(() => counted('CONTENT')).toEqual(plus(before.CONTENT, [1, 2, 1]))

  const control = await pageOf(browser, demo, visitorIn(basketRow, 'CONTROL'))
  // So low that the end of the page is out of view.
  await control.setViewportSize({ width: 1280, height: 240 })
  await control.goto(bag)
  await expect.poll(() => counted('CONTROL')).toEqual(plus(before.CONTROL, [1, 0, 0]))
  // Where the row would be.
  await control.locator('main').evaluate((main) => main.scrollIntoView({ block: 'end' }))
  await expect.poll(() => counted('CONTROL')).toEqual(plus(before.CONTROL, [1, 1, 0]))
  await expect(control.locator('.recommended')).toHaveCount(0)
})
