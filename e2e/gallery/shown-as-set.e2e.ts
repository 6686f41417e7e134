import type { Page } from '@playwright/test'
import { lines } from '../../shop/products/lines/lines.ts'
import { productsOfLine } from '../../shop/products/products-of-line.ts'
import { type Demo, expect, test, troubles } from '../demo.ts'
import { allNormal, fillBag, openPart, sendPart, set, setNext, settled, show } from './settings.ts'

/** Of different shoes: of the colours of the one on the page none is recommended. */
const [first, second, third] = lines.map((line) => productsOfLine(line)[0]?.productId)

async function sessionNumbers(demo: Demo, visitorId: string): Promise<unknown[]> {
  const views = (await demo.events(visitorId)).filter(({ meta }) => meta.type === 'ecView')
  return views.map(({ context }) => context.sessionNumber)
}

async function beginSession(page: Page, demo: Demo, number = ''): Promise<void> {
  const part = await openPart(page, demo, 'Session')
  await part.getByLabel('Number').fill(number)
  await part.getByRole('button', { name: 'Start a session' }).click()
  await expect(page.getByRole('region', { name: 'Session' }).getByRole('status')).toBeVisible()
}

test('[SHOP-105] country, address, counters, datasets, recommendations, weather, clock and session are set from the gallery, and each shows on the page', async ({
  page,
  demo,
  visitorId,
  browser,
}) => {
  test.setTimeout(180_000)
  const found = troubles(page)
  await demo.seed()

  const badge = page.locator('.category-badge')
  await show(page, demo, 'CAT-05')
  await expect(badge.first()).toBeVisible()
  const someBadges = await badge.count()
  const button = page.locator('[data-anchor="googlePayButton"]').first()
  await fillBag(page, demo)
  await show(page, demo, 'BAS-08')
  await expect(page.locator('[data-anchor="basketSummary"]').first()).toBeVisible()
  await expect(button).toBeHidden()

  await set(page, demo, 'Counters', { Product: first ?? '', Viewed: '4321', Bought: '' })
  await setNext(page, 'Datasets', { Dataset: 'repairable', Keys: '*', Record: '' })
  await setNext(page, 'Recommendations', { Products: `${third}\n${second}` })
  await setNext(page, 'Country and IP address', { 'IP address': '192.0.2.10' })

  const line = page.locator('.product-social-proof-line')
  await show(page, demo, 'PDP-23')
  await expect(line).toContainText('Looked at 4321 times today')
  await show(page, demo, 'CAT-05')
  await expect(page.locator('[data-anchor="gridItem"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(badge).toHaveCount(0)
  await show(page, demo, 'BAS-08')
  await expect(button).toBeVisible()
  await show(page, demo, 'PDP-08')
  const cards = page.locator('.product-recommendations .instep-card a[href*="/product/"]')
  await expect
    .poll(async () => [
      ...new Set(
        await cards.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      ),
    ])
    .toEqual([third, second].map((id) => `/uk/en/product/${id}`))

  await sendPart(page, demo, 'counters', { product: first ?? '', views: '3', bought: '765432' })
  await sendPart(page, demo, 'datasets', { dataset: 'repairable', keys: '*', record: '{"sole": "stitched"}' })
  await sendPart(page, demo, 'visitor', { ip: '192.0.2.99' })
  await show(page, demo, 'PDP-23')
  await expect(line).toContainText('Selling fast: 765432 pairs this week')
  await show(page, demo, 'CAT-05')
  await expect.poll(() => badge.count()).toBeGreaterThan(someBadges)
  await show(page, demo, 'BAS-08')
  await expect(page.locator('[data-anchor="basketSummary"]').first()).toBeVisible()
  await expect(button).toBeHidden()

  await set(page, demo, 'Weather', { Temperature: '-4.5', Condition: '600' })
  await setNext(page, 'Clock', { 'Ahead by': '3', Unit: 'days' })
  await page.goto(`${demo.shop}/uk/en/help`)
  const seen = await page.evaluate(async (service) => {
    const weather = await (await fetch(`${service}/weather?cid=anywhere&siteId=norrow`)).json()
    return { weather, now: Date.now(), made: Date.parse(new Date().toISOString()), given: new Date(5).getTime() }
  }, demo.service)
  expect(seen.weather).toEqual({ weather: { main: { temp: -4.5 }, weather: [{ id: 600 }] } })
  const days = (time: number) => (time - Date.now()) / 86_400_000
  expect([days(seen.now), days(seen.made), seen.given]).toEqual([expect.closeTo(3, 2), expect.closeTo(3, 2), 5])
  // The script uses the page's clock, and the service corrects it.
  await expect.poll(async () => days(Number((await demo.events(visitorId)).at(-1)?.meta.ts))).toBeCloseTo(3, 2)

  const counted: unknown[] = []
  const view = async (path: string) => {
    const before = (await sessionNumbers(demo, visitorId)).length
    await page.goto(demo.shop + path)
    // A page that is left before the lookup's response counts on by itself.
    await expect.poll(async () => (await sessionNumbers(demo, visitorId)).length).toBe(before + 1)
    counted.push((await sessionNumbers(demo, visitorId)).at(-1))
  }
  await beginSession(page, demo)
  await view('/uk/en/')
  await beginSession(page, demo, '7')
  await view('/uk/en/')
  await view('/uk/en/shop/women')
  await sendPart(page, demo, 'session', { session: '1' })
  await view('/uk/en/')
  expect(counted).toEqual([2, 7, 7, 1])

  // Another browser sees the shop without settings.
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${demo.shop}/uk/en/product/${first}?qb_force=social-proof.social-proof-v`)
  await settled(other)
  await other.waitForLoadState('networkidle')
  expect(await other.locator('[data-anchor="productPanel"]').first().textContent()).not.toContain('765432')
  expect(await other.evaluate(() => Math.abs(Date.now() - performance.timeOrigin - performance.now()))).toBeLessThan(
    60_000,
  )
  await other.context().close()

  await allNormal(page, demo)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('demo_settings')
  // Visitors of the demo are in the United Kingdom.
  const question = page.locator('.global-locale-redirect')
  for (const [country, name] of [
    ['CA', 'Canada'],
    ['de', 'Europe'],
    ['', 'United Kingdom'],
  ] as const) {
    if (country) await sendPart(page, demo, 'visitor', { country })
    else await sendPart(page, demo, 'normal')
    await sendPart(page, demo, 'session')
    await show(page, demo, 'GLB-08')
    await expect(question).toContainText(name)
  }
  await sendPart(page, demo, 'visitor', { country: 'US' })
  await sendPart(page, demo, 'session')
  await page.goto(`${demo.shop}/us/en/help?qb_force=own-shop.own-shop-v`)
  await settled(page)
  await expect(question).toHaveCount(0)
  expect(found).toEqual([])
})
