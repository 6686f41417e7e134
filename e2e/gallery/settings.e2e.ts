import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { products } from '../../shop/products/products.ts'
import { expect, test } from '../demo.ts'
import { start } from '../process.ts'
import { violations } from '../shop/frame.ts'
import { allNormal, openPart, sendPart, set, setNext } from './settings.ts'

const root = join(import.meta.dirname, '../..')
const productId = products[0]?.productId ?? ''

test('invalid values are refused with the field and the remedy, and nothing changes; each part and all parts can be reset', async ({
  page,
  demo,
}) => {
  await set(page, demo, 'Weather', { Temperature: '20', Condition: '800' })
  const weather = await openPart(page, demo, 'Weather')
  await weather.getByLabel('Temperature').fill('warm')
  const refused = page.waitForResponse((reply) => reply.request().method() === 'POST')
  await page.keyboard.press('Enter')
  expect((await refused).status()).toBe(400)
  await expect(weather.getByRole('alert')).toHaveText('Nothing was changed. Check the fields below.')
  const temperature = weather.getByLabel('Temperature')
  await expect(temperature).toBeFocused()
  await expect(temperature).toHaveValue('warm')
  await expect(temperature).toHaveAccessibleDescription(/Temperature is “warm”\. Enter degrees/)
  await expect(weather).toContainText('20°, clear sky 800')
  await weather.getByRole('button', { name: 'Reset: Weather' }).click()
  await expect(weather).toContainText('Reset.')
  await setNext(page, 'Clock', { 'Ahead by': '-2', Unit: 'hours' })
  await page.goto(`${demo.shop}/gallery`)
  await expect(page.getByText('Changed for this browser: Clock: 2 hours behind.')).toBeVisible()
  await allNormal(page, demo)
  await page.goto(`${demo.shop}/gallery`)
  await expect(page.getByText('Nothing is changed')).toBeVisible()
})

test('a new visitor starts with nothing but the settings', async ({ page, context, demo, visitorId }) => {
  await sendPart(page, demo, 'weather', { temp: '20', condition: '800' })
  await page.goto(`${demo.shop}/uk/en/`)
  await page.evaluate(() => localStorage.setItem('mine', '1'))
  await expect.poll(async () => (await demo.events(visitorId)).length).toBeGreaterThan(0)
  const part = await openPart(page, demo, 'Session')
  await part.getByRole('button', { name: 'Start as a new visitor' }).click()
  await expect(part.getByRole('status')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['demo_settings'])
  await expect(page.getByRole('region', { name: 'Weather' })).toContainText('20°')
})

test('[SHOP-105] if inspection is off, the gallery says so and how to switch it on, and nothing can be set', async ({
  page,
  demo,
}) => {
  await sendPart(page, demo, 'weather', { temp: '20', condition: '800' })
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
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  }
  const ip = await page.evaluate(async (service) => (await fetch(`${service}/ip?format=json`)).json(), demo.service)
  expect(ip).toEqual({ ip: '127.0.0.1' })
  await uninspected.stop()
  await page.goto(`${demo.shop}/gallery/settings`)
  await expect(page.getByText('The service does not respond.')).toBeVisible()
  await page.goto(`${demo.shop}/uk/en/`)
  await expect(page.locator('[data-anchor="header"]')).toBeVisible()
  await demo.startService()
  rmSync(folder, { recursive: true })
})

test('the settings have no accessibility violation at 1280 or 390 px, are no wider, and work by keyboard', async ({
  page,
  demo,
}) => {
  await sendPart(page, demo, 'counters', { product: productId, views: '12' })
  await sendPart(page, demo, 'datasets', { dataset: 'repairable', keys: 'A B', record: '{"sole": "stitched"}' })
  const widths = [1280, 390]
  const country = await openPart(page, demo, 'Country and IP address')
  for (const width of widths)
    await test.step(`a wrong country is refused at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      const refused = page.waitForResponse((reply) => reply.request().method() === 'POST')
      await country.getByLabel('Country', { exact: true }).fill('')
      await country.getByLabel('Country', { exact: true }).focus()
      await page.keyboard.type('QQ')
      await page.keyboard.press('Enter')
      await refused
      await expect(country.getByText('There is no country “QQ”')).toBeVisible()
    })
  for (const width of widths)
    await test.step(`nothing is wrong at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page)).toEqual([])
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang).toBeLessThanOrEqual(0)
    })
  await page.goto(`${demo.shop}/gallery/settings`)
  for (const [nth, width] of widths.entries())
    await test.step(`a service fails by keyboard at ${width} px`, async () => {
      const service = ['ip', 'weather'][nth]
      await page.setViewportSize({ width, height: 844 })
      await page.getByLabel(`${service}: Normal`, { exact: true }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Services' })).toContainText(`${service} fails`)
    })
})
