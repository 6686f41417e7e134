import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { demoServices } from '../../contract/demo-settings.ts'
import site from '../../shop/instep.config.ts'
import { products } from '../../shop/products/products.ts'
import { seedHistory } from '../../tools/start/seed/seed-history.ts'
import { type Demo, decided, expect, test, troubles } from '../demo.ts'
import { start } from '../process.ts'
import { allNormal, openPart, set, setServices, settled, show } from './settings.ts'

const root = join(import.meta.dirname, '../..')
const [first, second, third] = products.map(({ productId }) => productId)

async function sessionNumbers(demo: Demo, visitorId: string): Promise<unknown[]> {
  const views = (await demo.events(visitorId)).filter(({ meta }) => meta.type === 'ecView')
  return views.map(({ context }) => context.sessionNumber)
}

async function beginSession(page: Page, demo: Demo, number = ''): Promise<void> {
  const part = await openPart(page, demo, 'Session')
  await part.getByLabel('Number').fill(number)
  await part.getByRole('button', { name: 'Begin a session' }).click()
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
  await seedHistory({ ...demo, trackingId: site.trackingId, now: Date.now() })

  const line = page.locator('.product-social-proof-line')
  await set(page, demo, 'Counters', { Product: first ?? '', 'Looked at': '4321', Bought: '' })
  await show(page, demo, 'PDP-23')
  await expect(line).toContainText('Looked at 4321 times today')
  await set(page, demo, 'Counters', { Product: first ?? '', 'Looked at': '3', Bought: '765432' })
  await show(page, demo, 'PDP-23')
  await expect(line).toContainText('Selling fast: 765432 pairs this week')

  const badge = page.locator('.category-badge')
  await show(page, demo, 'CAT-05')
  await expect(badge.first()).toBeVisible()
  const someBadges = await badge.count()
  await set(page, demo, 'Datasets', { Dataset: 'repairable', Keys: '*', Record: '' })
  await show(page, demo, 'CAT-05')
  await expect(page.locator('[data-anchor="gridItem"]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(badge).toHaveCount(0)
  await set(page, demo, 'Datasets', { Dataset: 'repairable', Keys: '*', Record: '{"sole": "stitched"}' })
  await show(page, demo, 'CAT-05')
  await expect.poll(() => badge.count()).toBeGreaterThan(someBadges)

  await set(page, demo, 'Recommendations', { Products: `${third}\n${second}` })
  await show(page, demo, 'PDP-08')
  const cards = page.locator('.product-recommendations .instep-card a[href*="/product/"]')
  await expect
    .poll(async () => [
      ...new Set(
        await cards.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
      ),
    ])
    .toEqual([third, second].map((id) => `/uk/en/product/${id}`))

  const button = page.locator('[data-anchor="googlePayButton"]').first()
  await page.goto(`${demo.shop}/uk/en/product/${first}`)
  await decided(page)
  await page.locator('[data-state="available"] input').first().check()
  await page.locator('[data-anchor="addToBag"]').first().click()
  await expect(page.locator('.bag-count')).toHaveText('1')
  await show(page, demo, 'BAS-08')
  await expect(page.locator('[data-anchor="basketSummary"]').first()).toBeVisible()
  await expect(button).toBeHidden()
  await set(page, demo, 'Country and IP address', { 'IP address': '192.0.2.10' })
  await show(page, demo, 'BAS-08')
  await expect(button).toBeVisible()
  await set(page, demo, 'Country and IP address', { 'IP address': '192.0.2.99' })
  await show(page, demo, 'BAS-08')
  await expect(button).toBeHidden()

  await set(page, demo, 'Weather', { Temperature: '-4.5', Condition: '600' })
  await set(page, demo, 'Clock', { 'Ahead by': '3', Unit: 'days' })
  await page.goto(`${demo.shop}/uk/en/`)
  const seen = await page.evaluate(async (service) => {
    const weather = await (await fetch(`${service}/weather?cid=anywhere&siteId=norrow`)).json()
    return { weather, now: Date.now(), made: Date.parse(new Date().toISOString()), given: new Date(5).getTime() }
  }, demo.service)
  expect(seen.weather).toEqual({ weather: { main: { temp: -4.5 }, weather: [{ id: 600 }] } })
  const days = (time: number) => (time - Date.now()) / 86_400_000
  expect([days(seen.now), days(seen.made), seen.given]).toEqual([expect.closeTo(3, 2), expect.closeTo(3, 2), 5])
  // The script goes by it, and the service knows better.
  await expect.poll(async () => days(Number((await demo.events(visitorId)).at(-1)?.meta.ts))).toBeCloseTo(3, 2)

  const counted: unknown[] = []
  const view = async (path: string) => {
    const before = (await sessionNumbers(demo, visitorId)).length
    await page.goto(demo.shop + path)
    // One that is left before it has heard of the visitor counts on by itself.
    await expect.poll(async () => (await sessionNumbers(demo, visitorId)).length).toBe(before + 1)
    counted.push((await sessionNumbers(demo, visitorId)).at(-1))
  }
  await beginSession(page, demo)
  await view('/uk/en/')
  await beginSession(page, demo, '7')
  await view('/uk/en/')
  await view('/uk/en/shop/women')
  await beginSession(page, demo, '1')
  await view('/uk/en/')
  expect(counted).toEqual([2, 7, 7, 1])

  // Another browser sees the shop as it is.
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
  // Who tries the demo is in the United Kingdom.
  const question = page.locator('.global-locale-redirect')
  for (const [country, name] of [
    ['CA', 'Canada'],
    ['de', 'Europe'],
    ['', 'United Kingdom'],
  ] as const) {
    if (country) await set(page, demo, 'Country and IP address', { Country: country })
    else await allNormal(page, demo)
    await beginSession(page, demo)
    await show(page, demo, 'GLB-08')
    await expect(question).toContainText(name)
  }
  await set(page, demo, 'Country and IP address', { Country: 'US' })
  await beginSession(page, demo)
  await page.goto(`${demo.shop}/us/en/help?qb_force=own-shop.own-shop-v`)
  await settled(page)
  await expect(question).toHaveCount(0)
  expect(found).toEqual([])
})

test('what a form cannot set is refused with the field and the remedy, and nothing changes; each part and all go back to normal', async ({
  page,
  demo,
}) => {
  await set(page, demo, 'Weather', { Temperature: '20', Condition: '800' })
  const weather = await openPart(page, demo, 'Weather')
  await weather.getByLabel('Temperature').fill('warm')
  const refused = page.waitForResponse((reply) => reply.request().method() === 'POST')
  await page.keyboard.press('Enter')
  expect((await refused).status()).toBe(400)
  await expect(weather.getByRole('alert')).toHaveText('Nothing was changed.')
  const temperature = weather.getByLabel('Temperature')
  await expect(temperature).toBeFocused()
  await expect(temperature).toHaveValue('warm')
  await expect(temperature).toHaveAccessibleDescription(/Temperature is “warm”: give a number of degrees/)
  await expect(weather).toContainText('20°, clear sky 800')
  await weather.getByRole('button', { name: 'Back to normal: Weather' }).click()
  await expect(weather).toContainText('As usual again.')
  await set(page, demo, 'Clock', { 'Ahead by': '-2', Unit: 'hours' })
  await page.goto(`${demo.shop}/gallery`)
  await expect(page.getByText('Set for this browser: Clock: 2 hours behind.')).toBeVisible()
  await allNormal(page, demo)
  await page.goto(`${demo.shop}/gallery`)
  await expect(page.getByText('all as usual')).toBeVisible()
})

test('a new visitor begins with nothing but the settings', async ({ page, context, demo, visitorId }) => {
  await set(page, demo, 'Weather', { Temperature: '20', Condition: '800' })
  await page.goto(`${demo.shop}/uk/en/`)
  await page.evaluate(() => localStorage.setItem('mine', '1'))
  await expect.poll(async () => (await demo.events(visitorId)).length).toBeGreaterThan(0)
  const part = await openPart(page, demo, 'Session')
  await part.getByRole('button', { name: 'Begin as a new visitor' }).click()
  await expect(part.getByRole('status')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['demo_settings'])
  await expect(page.getByRole('region', { name: 'Weather' })).toContainText('20°')
})

test('[SHOP-105] where inspection is off the gallery says so and how to switch it on, and nothing can be set', async ({
  page,
  demo,
}) => {
  await set(page, demo, 'Weather', { Temperature: '20', Condition: '800' })
  const port = new URL(demo.service).port
  const folder = mkdtempSync(join(root, '.build', 'e2e-uninspected-'))
  await demo.stopService()
  const uninspected = await start(join(root, 'service/server.ts'), {
    SERVICE_PORT: port,
    INSTEP_INSPECT: '0',
    INSTEP_ENVIRONMENT: 'test',
    INSTEP_DATA: folder,
  })
  for (const path of ['/gallery', '/gallery/settings']) {
    await page.goto(demo.shop + path)
    await expect(page.getByText('The inspection interface of the service is off.')).toBeVisible()
    await expect(page.getByText('INSTEP_INSPECT=1 npm start')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Set/ })).toHaveCount(0)
  }
  const ip = await page.evaluate(async (service) => (await fetch(`${service}/ip?format=json`)).json(), demo.service)
  expect(ip).toEqual({ ip: '127.0.0.1' })
  await uninspected.stop()
  await page.goto(`${demo.shop}/gallery/settings`)
  await expect(page.getByText('The service does not answer.')).toBeVisible()
  await page.goto(`${demo.shop}/uk/en/`)
  await expect(page.locator('[data-anchor="header"]')).toBeVisible()
  await demo.startService()
  rmSync(folder, { recursive: true })
})

for (const width of [1280, 390])
  test(`the settings have no accessibility violation at ${width} px, are no wider, and work by keyboard`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await set(page, demo, 'Counters', { Product: first ?? '', 'Looked at': '12' })
    await set(page, demo, 'Datasets', { Dataset: 'repairable', Keys: 'A B', Record: '{"sole": "stitched"}' })
    const part = await openPart(page, demo, 'Country and IP address')
    await part.getByLabel('Country', { exact: true }).focus()
    await page.keyboard.type('QQ')
    await page.keyboard.press('Enter')
    await expect(part.getByText('Country is “QQ”')).toBeVisible()
    for (const path of [undefined, '/gallery', '/gallery?kind=product']) {
      if (path) await page.goto(demo.shop + path)
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document))
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await page.goto(`${demo.shop}/gallery/settings`)
    await page.getByLabel('ip: Normal', { exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Services' })).toContainText('ip fails')
  })

/** What the browser itself writes of a failed request. */
const told = /^console: Failed to load resource/

/** Templates that ask a service, with what is quietly missing while it fails, is late or has nothing. */
const askers: Partial<Record<(typeof demoServices)[number], { ledger: string; missing: string }>> = {
  ip: { ledger: 'BAS-08', missing: '[data-anchor="googlePayButton"]' },
  counters: { ledger: 'PDP-23', missing: '.product-social-proof-line' },
  datasets: { ledger: 'CAT-05', missing: '.category-badge' },
  placements: { ledger: 'PDP-08', missing: '.product-recommendations .instep-card' },
}

/** What makes the templates above show something where their services answer. */
async function setAll(page: Page, demo: Demo): Promise<void> {
  await seedHistory({ ...demo, trackingId: site.trackingId, now: Date.now() })
  await set(page, demo, 'Counters', { Product: first ?? '', 'Looked at': '4321' })
  await set(page, demo, 'Country and IP address', { 'IP address': '192.0.2.10' })
  await page.goto(`${demo.shop}/uk/en/product/${first}`)
  await decided(page)
  await page.locator('[data-state="available"] input').first().check()
  await page.locator('[data-anchor="addToBag"]').first().click()
  await expect(page.locator('.bag-count')).toHaveText('1')
}

test('[SHOP-106] services that are set to fail, to be late or to answer empty leave page and template quiet, and the shop works', async ({
  page,
  demo,
}) => {
  test.setTimeout(240_000)
  await setAll(page, demo)
  const found = troubles(page)
  const others = demoServices.filter((service) => !askers[service])
  for (const mode of ['Fails', 'Late', 'Empty'])
    for (const services of [others, ...Object.keys(askers).map((service) => [service])]) {
      await allNormalBut(page, demo, services, mode)
      const asker = askers[services[0] as keyof typeof askers]
      if (asker) await show(page, demo, asker.ledger)
      else await page.goto(`${demo.shop}/uk/en/`)
      await page.waitForFunction(() => (window as { __qubit?: { version?: string } }).__qubit?.version)
      const missing = page.locator(asker?.missing ?? '.no-such-thing')
      // Past the time that the script gives a request.
      await page.waitForTimeout(2500)
      const visible = await missing.filter({ visible: true }).count()
      expect([mode, services, visible]).toEqual([mode, services, 0])
      await expect(page.locator('[data-anchor="header"]')).toBeVisible()
      await expect(page.locator('h1').first()).toBeVisible()
    }
  expect(found.filter((line) => !told.test(line))).toEqual([])
  await allNormalBut(page, demo, [], '')
  for (const { ledger, missing } of Object.values(askers)) {
    await show(page, demo, ledger)
    await expect(page.locator(missing).first()).toBeVisible()
  }
})

/** Some services in a mode, all others as usual. */
async function allNormalBut(page: Page, demo: Demo, services: readonly string[], mode: string): Promise<void> {
  const part = await openPart(page, demo, 'Services')
  const normal = part.getByRole('button', { name: 'Back to normal: Services' })
  if (await normal.isVisible()) await normal.click()
  if (services.length > 0) await setServices(page, demo, services, mode)
}

test('[SHOP-106] the bag fails, is late by 5 s or answers empty, and the shopper is told or waits', async ({
  page,
  demo,
}) => {
  const post = () =>
    page.evaluate(async () => {
      const before = performance.now()
      const sku = document.querySelector<HTMLInputElement>('[data-state="available"] input')?.value ?? ''
      const body = new URLSearchParams({ sku, quantity: '1', crossSell: '' })
      const reply = await fetch('/uk/en/cart/addToCart', { method: 'POST', body })
      return { status: reply.status, body: await reply.json(), took: performance.now() - before }
    })
  const answerIn = async (mode: string) => {
    await allNormalBut(page, demo, mode === 'Normal' ? [] : ['cart'], mode)
    await page.goto(`${demo.shop}/uk/en/product/${first}`)
    return post()
  }
  expect(await answerIn('Fails')).toMatchObject({ status: 500 })
  expect(await answerIn('Empty')).toMatchObject({ status: 200, body: {} })
  const late = await answerIn('Late')
  expect([late.status, late.took]).toEqual([200, expect.any(Number)])
  expect(late.took).toBeGreaterThanOrEqual(5000)
  expect(await answerIn('Normal')).toMatchObject({ status: 200, body: { ok: true } })
})
