import type { Browser, Page } from '@playwright/test'
import { expect, newStampedId, test, troubles } from '../demo.ts'
import { openStage, storedFor } from './stage.ts'
import { openTroubledService, type Trouble, type TroubledService } from './troubled-service.ts'

const services = ['events', 'lookup', 'stamp', 'id', 'app'] as const

/** What happens to the requests; in the worst case nobody listens. */
type Way = Trouble | 'refuses the connection'
const ways: Way[] = ['error', 'garbage', 'silence', 'refuses the connection']

/**
 * The browser's messages about failed requests, and the script's about failed actions. There may be no uncaught errors.
 */
const told = /^console: (?:Failed to load resource|Access to fetch at|Failed to load module script|\[smartserve\])/

/** Gives a service one of the troubles, with a new browser. */
async function inTrouble(
  browser: Browser,
  { service, way, shops }: { service: TroubledService; way: Way; shops: (page: Page) => Promise<void> },
): Promise<void> {
  if (way === 'refuses the connection') await service.stop()
  else service.trouble = way
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const found = troubles(page)
    const asked = page.waitForRequest((request) => request.url().startsWith(service.origin))
    await shops(page)
    await asked
    expect(found.filter((trouble) => !told.test(trouble))).toEqual([])
  } finally {
    await context.close()
  }
}

/** A response that the script cannot read, which it must report. */
function emitOdd(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
    uv.emit('ecBasketItem', { quantity: Symbol('no number') })
  })
}

/** A shopper's way to a product; everything works as usual. */
async function shopFor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/uk/en/`)
  await expect(page.locator('.global-offer-banner')).toBeVisible()
  await page.goto(`${origin}/uk/en/shop/women`)
  await page.locator('a[href*="/product/"]').first().click()
  await page.waitForURL('**/product/**')
  await expect(page.locator('[data-anchor="addToBag"]').first()).toBeVisible()
  await emitOdd(page)
}

for (const name of services)
  for (const way of ways)
    test(`[BD-08] the shop works while ${name} has a problem: ${way}`, async ({ browser, demo }) => {
      const trackingId = `${name}-${Date.now()}`
      const service = await openTroubledService(demo.service)
      const own = name === 'events' ? service.origin : `${service.origin}/${name}`
      const stage = await openStage(demo.shop, { endpoints: { base: demo.service, [name]: own }, trackingId })
      const shops = async (page: Page) => {
        const visitorId = newStampedId()
        await page.context().addCookies([{ name: '_qubitTracker', value: visitorId, url: stage.origin }])
        await shopFor(page, stage.origin)
        const types = async () =>
          (await storedFor(demo.service, trackingId))
            .filter(({ meta, context }) => meta.type === 'ecView' && context.id === visitorId)
            .map(({ type }) => type)
        if (name !== 'events') await expect.poll(types).toEqual(['home', 'category', 'product'])
        else if (way !== 'refuses the connection') {
          expect(await types()).toEqual([])
          service.trouble = undefined
          await expect.poll(types).toEqual(['home', 'category', 'product'])
        }
      }
      try {
        await inTrouble(browser, { service, way, shops })
      } finally {
        await stage.close()
        await service.stop()
      }
    })

for (const way of ways)
  test(`a preview that cannot be loaded does not affect the shop: ${way}`, async ({ browser, demo }) => {
    const service = await openTroubledService(demo.service)
    const preview = `${service.origin}/preview`
    const stage = await openStage(demo.shop, { endpoints: { base: demo.service, preview } })
    const shops = async (page: Page) => {
      const asked = page.waitForRequest((request) => request.url().startsWith(preview))
      await page.goto(`${stage.origin}/uk/en/?smartserve_preview=1`, { waitUntil: 'domcontentloaded' })
      await asked
      await page.locator('a[href*="/shop/"]').first().click()
      await expect(page.locator('[data-anchor="footer"]')).toBeVisible()
    }
    try {
      await inTrouble(browser, { service, way, shops })
    } finally {
      await stage.close()
      await service.stop()
    }
  })
