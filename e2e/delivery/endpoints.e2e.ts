import type { Page } from '@playwright/test'
import { type Demo, expect, newStampedId, test, troubles } from '../demo.ts'
import { smallShop } from './small-shop.ts'
import { openStage, type StageSettings, storedFor } from './stage.ts'
import { openTroubledService, type Trouble, type TroubledService } from './troubled-service.ts'

const services = ['events', 'lookup', 'stamp', 'id', 'app'] as const

/** What happens to the requests; in the worst case nobody listens. */
type Way = Trouble | 'refuses the connection'
const ways: Way[] = ['error', 'garbage', 'silence', 'refuses the connection']

/**
 * The browser's messages about failed requests, and the script's about failed actions. There may be no uncaught errors.
 */
const told = /^console: (?:Failed to load resource|Access to fetch at|Failed to load module script|\[smartserve\])/

/** Gives a service one of the troubles while somebody shops. */
async function inTrouble(
  page: Page,
  { service, way, shops }: { service: TroubledService; way: Way; shops: () => Promise<void> },
): Promise<void> {
  if (way === 'refuses the connection') await service.stop()
  else service.trouble = way
  const found = troubles(page)
  const asked = page.waitForRequest((request) => request.url().startsWith(service.origin))
  await shops()
  await asked
  expect(found.filter((trouble) => !told.test(trouble))).toEqual([])
}

/** A response that the script cannot read, which it must report. */
function emitOdd(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
    uv.emit('ecBasketItem', { quantity: Symbol('no number') })
  })
}

const banner = (page: Page) => page.locator('.global-offer-banner')

/** A shopper's way to a product; everything works as usual. */
async function shopFor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/uk/en/`)
  await expect(banner(page)).toBeVisible()
  await page.goto(`${origin}/uk/en/shop/women`)
  await page.locator('a[href*="/product/"]').first().click()
  await page.waitForURL('**/product/**')
  await expect(page.locator('[data-anchor="addToBag"]').first()).toBeVisible()
  await emitOdd(page)
}

/** From one small page to another: a third would ask the services nothing new. */
async function lookAround(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/uk/en/`)
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: 'Women', exact: true }).click()
  await page.waitForURL('**/shop/**')
  await expect(banner(page)).toBeVisible()
  await emitOdd(page)
}

type TroubledShop = {
  endpoints: (origin: string) => Record<string, string>
  pages?: StageSettings['pages']
  areEventsTroubled: boolean
  walk: (page: Page, origin: string) => Promise<void>
  /** The types of the pages on this way. */
  walked: string[]
}

/**
 * Walks through a shop whose script has these endpoints, with each of the problems, as a new visitor: the views arrive,
 * those of troubled events when the trouble ends.
 */
async function tryShop(
  page: Page,
  demo: Demo,
  { endpoints, pages, areEventsTroubled, walk, walked }: TroubledShop,
): Promise<void> {
  const trackingId = `troubled-${newStampedId()}`
  const service = await openTroubledService(demo.service)
  const stage = await openStage(demo.shop, { endpoints: endpoints(service.origin), trackingId, pages })
  const context = page.context()
  const session = await context.newCDPSession(page)
  try {
    for (const way of ways)
      await test.step(way, async () => {
        await page.goto('about:blank')
        await context.clearCookies()
        await session.send('Storage.clearDataForOrigin', { origin: stage.origin, storageTypes: 'local_storage' })
        const visitorId = newStampedId()
        await context.addCookies([{ name: '_qubitTracker', value: visitorId, url: stage.origin }])
        const types = async () =>
          (await storedFor(demo.service, trackingId))
            .filter(({ meta, context }) => meta.type === 'ecView' && context.id === visitorId)
            .map(({ type }) => type)
        const shops = async () => {
          await walk(page, stage.origin)
          if (areEventsTroubled) expect(await types()).toEqual([])
          else await expect.poll(types).toEqual(walked)
          service.trouble = undefined
          if (way === 'refuses the connection') await service.start()
          await expect.poll(types).toEqual(walked)
        }
        await inTrouble(page, { service, way, shops })
      })
  } finally {
    await stage.close()
    await service.stop()
  }
}

test('[BD-08] the shop works while every service has a problem', ({ page, demo }) =>
  tryShop(page, demo, {
    endpoints: (base) => ({ base }),
    areEventsTroubled: true,
    walk: shopFor,
    walked: ['home', 'category', 'product'],
  }))

for (const name of services)
  test(`[BD-08] pages, their banner and their events are as usual while ${name} has a problem`, ({ page, demo }) =>
    tryShop(page, demo, {
      endpoints: (origin) => ({ base: demo.service, [name]: name === 'events' ? origin : `${origin}/${name}` }),
      pages: smallShop,
      areEventsTroubled: name === 'events',
      walk: lookAround,
      walked: ['home', 'category'],
    }))

test('a preview that cannot be loaded does not affect the shop', async ({ page, demo }) => {
  const service = await openTroubledService(demo.service)
  const preview = `${service.origin}/preview`
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service, preview }, pages: smallShop })
  const shops = async () => {
    const asked = page.waitForRequest((request) => request.url().startsWith(preview))
    await page.goto(`${stage.origin}/uk/en/?smartserve_preview=1`, { waitUntil: 'domcontentloaded' })
    await asked
    await page.locator('a[href*="/shop/"]').first().click()
    await expect(page.locator('[data-anchor="footer"]')).toBeVisible()
  }
  try {
    for (const way of ways) await test.step(way, () => inTrouble(page, { service, way, shops }))
  } finally {
    await stage.close()
    await service.stop()
  }
})
