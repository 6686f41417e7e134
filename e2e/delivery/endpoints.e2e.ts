import type { Page } from '@playwright/test'
import { expect, test, troubles } from '../demo.ts'
import { freePort } from '../service/free-port.ts'
import { openStage, storedFor } from './stage.ts'
import { openTroubledService, type Trouble } from './troubled-service.ts'

const services = ['events', 'lookup', 'stamp', 'id', 'app'] as const
const ways: (Trouble | 'refuses the connection')[] = ['refuses the connection', 'error', 'garbage', 'silence']

/** One of those for whom the stamp is asked: every other visitor (VI-17). */
const visitorId = 'bbcdefghijk-0mwq5mfrt-abcdefg'

/** What the browser itself writes of a failed request, and the script of what it could not do: nothing uncaught. */
const told = /^console: (?:Failed to load resource|Access to fetch at|Failed to load module script|\[smartserve\])/

/** Something the script cannot store, of which its owners are to be told. */
function emitOdd(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
    uv.emit('ecOdd', { amount: 1n })
  })
}

/** A shopper's way to a product, on which everything is as it is with its services. */
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
  test(`[BD-08] the shop works with ${name} refusing connections, answering errors or garbage, and never answering`, async ({
    browser,
    demo,
  }) => {
    for (const way of ways) {
      const trackingId = `${name}-${way.replaceAll(' ', '-')}-${Date.now()}`
      const service = await openTroubledService(demo.service)
      const origin = way === 'refuses the connection' ? `http://127.0.0.1:${await freePort()}` : service.origin
      if (way !== 'refuses the connection') service.trouble = way
      const own = name === 'events' ? origin : `${origin}/${name}`
      const stage = await openStage(demo.shop, { endpoints: { base: demo.service, [name]: own }, trackingId })
      const context = await browser.newContext()
      try {
        await context.addCookies([{ name: '_qubitTracker', value: visitorId, url: stage.origin }])
        const page = await context.newPage()
        const found = troubles(page)
        const asked = page.waitForRequest((request) => request.url().startsWith(origin))
        await shopFor(page, stage.origin)
        await asked
        expect(found.filter((trouble) => !told.test(trouble))).toEqual([])
        const types = async () =>
          (await storedFor(demo.service, trackingId))
            .filter(({ meta }) => meta.type === 'ecView')
            .map(({ type }) => type)
        if (name !== 'events') await expect.poll(types).toEqual(['home', 'category', 'product'])
        else if (way !== 'refuses the connection') {
          expect(await types()).toEqual([])
          service.trouble = undefined
          await expect.poll(types).toEqual(['home', 'category', 'product'])
        }
      } finally {
        await context.close()
        await stage.close()
        await service.stop()
      }
    }
  })

test('a preview that cannot be had leaves the shop as it is', async ({ browser, demo }) => {
  for (const way of ways) {
    const service = await openTroubledService(demo.service)
    const origin = way === 'refuses the connection' ? `http://127.0.0.1:${await freePort()}` : service.origin
    if (way !== 'refuses the connection') service.trouble = way
    const stage = await openStage(demo.shop, { endpoints: { base: demo.service, preview: `${origin}/preview` } })
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      const found = troubles(page)
      const asked = page.waitForRequest((request) => request.url().startsWith(origin))
      await page.goto(`${stage.origin}/uk/en/?smartserve_preview=1`, { waitUntil: 'domcontentloaded' })
      await asked
      await page.locator('a[href*="/shop/"]').first().click()
      await expect(page.locator('[data-anchor="footer"]')).toBeVisible()
      expect(found.filter((trouble) => !told.test(trouble))).toEqual([])
    } finally {
      await context.close()
      await stage.close()
      await service.stop()
    }
  }
})
