import type { Page } from '@playwright/test'
import { type Demo, expect, newStampedId, test, troubles } from '../demo.ts'
import { smallShop } from './small-shop.ts'
import { openStage, type StageSettings, storedFor } from './stage.ts'
import { openTroubledService, type Trouble, type TroubledService } from './troubled-service.ts'

/** Services whose trouble keeps no event from arriving. */
const others = ['lookup', 'stamp', 'id', 'app']

/** What happens to the requests; in the worst case nobody listens. */
type Way = Trouble | 'refuses the connection'
const ways: Way[] = ['error', 'garbage', 'silence', 'refuses the connection']

/**
 * The browser's messages about failed requests, and the script's about failed actions. There may be no uncaught errors.
 */
const told = /^console: (?:Failed to load resource|Access to fetch at|Failed to load module script|\[smartserve\])/

/** Gives services their troubles while somebody shops. Each of them is asked. */
async function inTrouble(page: Page, troubled: Map<TroubledService, Way>, shops: () => Promise<void>): Promise<void> {
  for (const [service, way] of troubled)
    if (way === 'refuses the connection') await service.stop()
    else service.trouble = way
  const found = troubles(page)
  const asked = [...troubled.keys()].map(({ origin }) =>
    page.waitForRequest((request) => request.url().startsWith(origin)),
  )
  await shops()
  await Promise.all(asked)
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
  /** What fails: everything below the base of all services, or these services, each in another way at a time. */
  names: string[]
  pages?: StageSettings['pages']
  areEventsTroubled: boolean
  walk: (page: Page, origin: string) => Promise<void>
  /** The types of the pages on this way. */
  walked: string[]
}

/**
 * Walks through a shop whose services have one problem after the other, as a new visitor: the views arrive, those of troubled
 * events when the trouble ends.
 */
async function tryShop(
  page: Page,
  demo: Demo,
  { names, pages, areEventsTroubled, walk, walked }: TroubledShop,
): Promise<void> {
  const trackingId = `troubled-${newStampedId()}`
  const services = await Promise.all(names.map(() => openTroubledService(demo.service)))
  const addresses = names.map((name, at) => {
    const { origin } = services[at] as TroubledService
    return [name, name === 'base' || name === 'events' ? origin : `${origin}/${name}`]
  })
  const endpoints = { base: demo.service, ...Object.fromEntries(addresses) }
  const stage = await openStage(demo.shop, { endpoints, trackingId, pages })
  const context = page.context()
  const session = await context.newCDPSession(page)
  try {
    for (const [round, way] of ways.entries())
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
        const wayOf = (at: number) => ways[(round + at) % ways.length] ?? way
        await inTrouble(page, new Map(services.map((service, at) => [service, wayOf(at)])), async () => {
          await walk(page, stage.origin)
          if (areEventsTroubled) expect(await types()).toEqual([])
          else await expect.poll(types).toEqual(walked)
          for (const service of services) {
            service.trouble = undefined
            await service.start()
          }
          await expect.poll(types).toEqual(walked)
        })
      })
  } finally {
    await stage.close()
    for (const service of services) await service.stop()
  }
}

const small = { pages: smallShop, walk: lookAround, walked: ['home', 'category'] }

test('[BD-08] the shop works while every service has a problem', ({ page, demo }) =>
  tryShop(page, demo, {
    names: ['base'],
    areEventsTroubled: true,
    walk: shopFor,
    walked: ['home', 'category', 'product'],
  }))

test('[BD-08] pages and their banner are as usual while events has a problem, and the events arrive after it', ({
  page,
  demo,
}) => tryShop(page, demo, { names: ['events'], areEventsTroubled: true, ...small }))

// What the trouble of one breaks, that of another does not mend.
test('[BD-08] pages, their banner and their events are as usual while lookup, stamp, id and app have each problem, another at a time', ({
  page,
  demo,
}) => tryShop(page, demo, { names: others, areEventsTroubled: false, ...small }))

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
    for (const way of ways) await test.step(way, () => inTrouble(page, new Map([[service, way]]), shops))
  } finally {
    await stage.close()
    await service.stop()
  }
})
