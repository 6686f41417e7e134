import type { Page } from '@playwright/test'
import { type OtherOrigins, openOtherOrigins } from './other-origins.ts'
import {
  countryOf,
  expect,
  forbidSessionStorage,
  previewsLoaded,
  shownBy,
  storedIn,
  storePreview,
  test,
} from './preview-stage.ts'

let others: OtherOrigins
test.beforeEach(async () => {
  others = await openOtherOrigins()
})
test.afterEach(() => others.close())

async function openNext(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL('**/?page=2')
}

test('[PV-09] [PV-11] a preview id in the hash opens a hidden frame at the preview host, which hands over the configuration to the preview script', async ({
  page,
  shop,
  previews,
}) => {
  await storePreview(previews, 'for-de', { country: 'DE' })
  const loaded = previewsLoaded(page)
  await page.goto(`${await shop()}/#qb_preview_id=for-de`)
  expect(await shownBy(page)).toBe('Preview of production')
  expect(await countryOf(page)).toBe('DE')
  const frame = page.locator('iframe[title="debugger"]')
  await expect(frame).toBeHidden()
  expect(await frame.evaluate((element) => getComputedStyle(element).display)).toBe('none')
  const address = `${previews.hosts.production}/frame.html?propertyId=norrow&previewId=for-de`
  await expect(frame).toHaveAttribute('src', address)
  expect(loaded[0]).toBe(address)
})

test('[PV-09] the query flag qb_debugger shows the preview of the environment that it names, of production if none', async ({
  page,
  shop,
  previews,
}) => {
  for (const [flag, mark] of [
    ['qb_debugger', 'Preview of production'],
    ['qb_debugger=', 'Preview of production'],
    ['qb_debugger=staging', 'Preview of staging'],
    ['qb_debugger=development', 'Preview of development'],
    ['qb_debugger=test', 'Preview of development'],
  ])
    await test.step(String(flag), async () => {
      // Another origin each time, and a window without a name, so that nothing is kept from the one before.
      await page.goto(`${await shop({ environment: 'production', previewHosts: previews.hosts })}/?${flag}`)
      expect(await shownBy(page)).toBe(mark)
      await page.evaluate(() => {
        window.name = ''
      })
      await page.goto('about:blank')
    })
})

test('[PV-09] an environment that does not exist is an error naming the others, and the live script runs', async ({
  page,
  shop,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('Debugger: '))
  await page.goto(`${await shop()}/?qb_debugger=https://evil.test`)
  expect((await logged).text()).toContain('give production, staging or development')
  expect(await shownBy(page)).toBe('live')
})

test('[PV-10] the configuration is kept in session storage and in the window’s name, and the next page goes on with it until the flag ends it', async ({
  page,
  shop,
  previews,
}) => {
  await storePreview(previews, 'for-fr', { country: 'FR' })
  const origin = await shop()
  await page.goto(`${origin}/?qb_debugger=staging#qb_preview_id=for-fr`)
  expect(await shownBy(page)).toBe('Preview of staging')
  const { session, name } = await storedIn(page)
  expect(JSON.parse(session)).toEqual({ environment: 'staging', previewId: 'for-fr', preview: { country: 'FR' } })
  expect(name).toBe(`qb_debugger:${session}`)
  await openNext(page)
  expect(await shownBy(page)).toBe('Preview of staging')
  expect(await countryOf(page)).toBe('FR')
  await page.goto(`${origin}/?qb_debugger=0`)
  expect(await shownBy(page)).toBe('live')
  expect(await storedIn(page)).toEqual({ session: '', name: '' })
})

test('[PV-10] the window’s name alone is enough where session storage is forbidden', async ({
  page,
  shop,
  previews,
}) => {
  await storePreview(previews, 'for-es', { country: 'ES' })
  await forbidSessionStorage(page)
  await page.goto(`${await shop()}/?qb_debugger=staging#qb_preview_id=for-es`)
  expect(await shownBy(page)).toBe('Preview of staging')
  await openNext(page)
  expect(await shownBy(page)).toBe('Preview of staging')
  expect(await countryOf(page)).toBe('ES')
})

test('[PV-10] session storage alone is enough where the page uses the window’s name, which stays as it is', async ({
  page,
  shop,
  previews,
}) => {
  await storePreview(previews, 'for-it', { country: 'IT' })
  await page.addInitScript(() => {
    window.name = 'the name of the shop'
  })
  await page.goto(`${await shop()}/?qb_debugger=staging#qb_preview_id=for-it`)
  expect(await shownBy(page)).toBe('Preview of staging')
  expect((await storedIn(page)).name).toBe('the name of the shop')
  await openNext(page)
  expect(await shownBy(page)).toBe('Preview of staging')
  expect(await countryOf(page)).toBe('IT')
})

test('[PV-10] a window’s name that another site has written in the debugger’s form is emptied, on the first page and for those after it', async ({
  page,
  shop,
}) => {
  const origin = await shop()
  const loaded = previewsLoaded(page)
  await page.goto(others.foreign)
  await page.evaluate((address) => {
    open(address, 'qb_debugger:{"environment":"staging","preview":{"country":"DE"}}')
  }, `${origin}/`)
  const popup = page.context().pages()[1] ?? (await page.context().waitForEvent('page'))
  expect(await shownBy(popup)).toBe('live')
  expect(await popup.evaluate(() => window.name)).toBe('')
  await openNext(popup)
  expect(await shownBy(popup)).toBe('live')
  expect(loaded).toEqual([])
})

test('[PV-10] the name of a frame belongs to the foreign page around it and starts no debugger', async ({
  page,
  shop,
}) => {
  const origin = await shop()
  const loaded = previewsLoaded(page)
  await page.goto(others.foreign)
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.name = 'qb_debugger:{"environment":"staging"}'
    frame.src = address
    document.body.append(frame)
  }, `${origin}/`)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  // In the frame of another site the shop has no cookies, so its run ends after the preview step.
  await frame?.waitForFunction(() => 'smartserve' in ((window as { __qubit?: object }).__qubit ?? {}))
  await page.waitForTimeout(1500)
  const trackingId = await frame?.evaluate(
    () => (window as { __qubit?: { smartserve?: { trackingId?: string } } }).__qubit?.smartserve?.trackingId,
  )
  expect(trackingId).toBe('norrow')
  expect(loaded).toEqual([])
})

test('[PV-11] the frame answers no page of another site', async ({ page, previews }) => {
  await storePreview(previews, 'secret', { country: 'DE' })
  await page.goto(others.foreign)
  await page.evaluate(async (src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    frame.contentWindow?.postMessage({ source: 'smartserve', method: 'getPreview', id: 'x' }, '*')
  }, `${previews.hosts.production}/frame.html?propertyId=norrow&previewId=secret`)
  await page.waitForTimeout(1500)
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
})
