import type { Page, Request } from '@playwright/test'
import { type DemoService, demoModes, demoServices } from '../../contract/demo-settings.ts'
import { products } from '../../shop/products/products.ts'
import { type Demo, expect, test, troubles } from '../demo.ts'
import { fillBag, inStock, normalServices, sendPart, setServices, settled } from './settings.ts'

const productId = products[0]?.productId ?? ''

/** The browser's messages about failed requests. */
const told = /^console: Failed to load resource/

/** The requests of a template that calls a service, and what is missing, without an error, while it fails, is late or empty. */
type Asker = { asks: RegExp; missing: string }

/** Pages as shoppers see them, each with templates that call services. */
const pages: { path: string; askers: Partial<Record<DemoService, Asker>> }[] = [
  { path: '/us/en/cart', askers: { ip: { asks: /\/ip\?/, missing: '[data-anchor="googlePayButton"]' } } },
  {
    path: `/uk/en/product/${productId}`,
    askers: {
      counters: { asks: /\/counters\//, missing: '.product-social-proof-line' },
      placements: { asks: /\bplacementContent\b/, missing: '.product-recommendations .instep-card' },
    },
  },
  { path: '/uk/en/shop/women', askers: { datasets: { asks: /\bdatasetRecords\b/, missing: '.category-badge' } } },
]

/** Counts a page's requests of a kind from now on, and how many of them are finished: answered or given up. */
function watchRequests(page: Page, kind: RegExp): { asked: number; over: number } {
  const seen = { asked: 0, over: 0 }
  const begun = new Set<Request>()
  const end = (request: Request) => {
    if (begun.delete(request)) seen.over++
  }
  page.on('request', (request) => {
    if (!kind.test(`${request.url()} ${request.postData()}`)) return
    begun.add(request)
    seen.asked++
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return seen
}

/** What makes the templates above show something if their services respond. */
async function setAll(page: Page, demo: Demo): Promise<void> {
  await demo.seed()
  await sendPart(page, demo, 'counters', { product: productId, views: '4321' })
  await sendPart(page, demo, 'visitor', { ip: '192.0.2.10' })
  await fillBag(page, demo)
}

test('[SHOP-106] services that are set to fail, to be late or to be empty cause no errors in page and template, and the shop works', async ({
  page,
  demo,
}) => {
  test.setTimeout(240_000)
  await setAll(page, demo)
  const found = troubles(page)
  // These fail together with the one whose page has every part of the shop.
  const others = demoServices.filter((service) => !pages.some(({ askers }) => askers[service]))
  for (const mode of demoModes)
    for (const { path, askers } of pages) {
      const services = askers.datasets ? [...others, 'datasets'] : Object.keys(askers)
      await sendPart(page, demo, 'services', Object.fromEntries(services.map((service) => [service, mode])))
      const requests = Object.values(askers).map(({ asks }) => watchRequests(page, asks))
      await page.goto(demo.shop + path)
      await settled(page)
      // The script gives up on late responses; what depends on a response is drawn at once.
      const areOver = () => requests.every(({ asked, over }) => asked > 0 && over === asked)
      await expect.poll(areOver, `${mode}: ${services}`).toBe(true)
      // Of the others some are asked for nothing that is drawn: longer than the script's time limit for a request.
      await page.waitForTimeout(askers.datasets ? 2500 : 300)
      for (const { missing } of Object.values(askers))
        expect([mode, services, await page.locator(missing).filter({ visible: true }).count()]).toEqual([
          mode,
          services,
          0,
        ])
      await expect(page.locator('[data-anchor="header"]')).toBeVisible()
      await expect(page.locator('h1').first()).toBeVisible()
    }
  expect(found.filter((line) => !told.test(line))).toEqual([])
  await sendPart(page, demo, 'services', { normal: '1' })
  // Otherwise nothing would have been missing above.
  for (const { path, askers } of pages) {
    await page.goto(demo.shop + path)
    for (const { missing } of Object.values(askers)) await expect(page.locator(missing).first()).toBeVisible()
  }
})

test('[SHOP-106] the bag fails, is late by 5 s or is empty, and the shopper sees a message or waits', async ({
  page,
  demo,
}) => {
  // Any page of the shop may ask; the one on which the bag was set is open.
  const post = () =>
    page.evaluate(async (sku) => {
      const before = performance.now()
      const body = new URLSearchParams({ sku, quantity: '1', crossSell: '' })
      const reply = await fetch('/uk/en/cart/addToCart', { method: 'POST', body })
      return { status: reply.status, body: await reply.json(), took: performance.now() - before }
    }, inStock)
  const answerIn = async (mode: string) => {
    if (mode === 'Normal') await normalServices(page, demo)
    else await setServices(page, demo, ['cart'], mode)
    return post()
  }
  expect(await answerIn('Fails')).toMatchObject({ status: 500 })
  expect(await answerIn('Empty')).toMatchObject({ status: 200, body: {} })
  const late = await answerIn('Late')
  expect([late.status, late.took]).toEqual([200, expect.any(Number)])
  expect(late.took).toBeGreaterThanOrEqual(5000)
  expect(await answerIn('Normal')).toMatchObject({ status: 200, body: { ok: true } })
})
