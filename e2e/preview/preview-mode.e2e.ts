import type { Page } from '@playwright/test'
import { expect, previewsLoaded, shownBy, test } from './preview-stage.ts'

test('[PV-01] without a flag the live script runs and nothing of a preview is loaded', async ({ page, shop }) => {
  const loaded = previewsLoaded(page)
  await page.goto(`${await shop()}/`)
  expect(await shownBy(page)).toBe('live')
  expect(loaded).toEqual([])
})

/** Leaves the page, and ends its preview. */
async function endPreview(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

test('[PV-01] each form of the flag loads the preview script with its parts, and the live run ends; its value names a preview of somebody’s own', async ({
  page,
  shop,
  previews,
}) => {
  const loaded = previewsLoaded(page)
  const script = `${previews.hosts.production}/smartserve-norrow`
  const forms = ['?smartserve_preview', '?smartserve_preview=1', '?smartserve_preview=true', '#smartserve_preview=1']
  for (const flag of forms)
    await test.step(flag, async () => {
      await page.goto(`${await shop()}/${flag}`)
      expect(await shownBy(page)).toBe('Preview of production')
      expect(loaded[0]).toBe(`${script}-preview.js`)
      expect(loaded.some((url) => /\/every-page-[\w-]{8}\.js$/.test(url))).toBe(true)
      await endPreview(page)
      loaded.length = 0
    })
  await page.goto(`${await shop()}/?smartserve_preview=mine`)
  expect(await shownBy(page)).toBe('Preview of mine')
  expect(loaded[0]).toBe(`${script}-mine-preview.js`)
})

test('[PV-01] each environment has its own preview, and development that of all others', async ({
  page,
  shop,
  previews,
}) => {
  for (const [environment, mark] of [
    ['staging', 'Preview of staging'],
    ['development', 'Preview of development'],
    ['test', 'Preview of development'],
  ])
    await test.step(String(environment), async () => {
      const origin = await shop({ environment, previewHosts: previews.hosts })
      await page.goto(`${origin}/?smartserve_preview`)
      expect(await shownBy(page)).toBe(mark)
      await endPreview(page)
    })
})

test('[PV-01] [PV-04] a hostile id in the flag, or in a cookie that somebody has written, loads nothing, and the live script runs', async ({
  page,
  context,
  shop,
}) => {
  const loaded = previewsLoaded(page)
  const origin = await shop()
  for (const id of ['..%2F..%2Fevil', 'a%2Fb', 'x'.repeat(65), '%3Cscript%3E', 'javascript:alert(1)'])
    await test.step(id.slice(0, 20), async () => {
      await page.goto(`${origin}/?smartserve_preview=${id}`)
      expect(await shownBy(page)).toBe('live')
      expect((await context.cookies()).filter(({ name }) => name === 'qb_preview')).toEqual([])
    })
  await page.goto('about:blank')
  await context.addCookies([{ name: 'qb_preview', value: '../../evil', url: origin }])
  await page.goto(`${origin}/`)
  expect(await shownBy(page)).toBe('live')
  expect(loaded).toEqual([])
})

test('[PV-02] in staging the script of development is loaded where no host of staging is configured', async ({
  page,
  shop,
  previews: { hosts },
}) => {
  const loaded = previewsLoaded(page)
  const origin = await shop({ environment: 'staging', previewHosts: { development: hosts.development } })
  await page.goto(`${origin}/?smartserve_preview`)
  expect(await shownBy(page)).toBe('Preview of development')
  expect(loaded[0]).toBe(`${hosts.development}/smartserve-norrow-preview.js`)
})

test('[PV-02] in staging the script of development is loaded where that of staging cannot be', async ({
  page,
  shop,
  previews: { hosts },
}) => {
  const loaded = previewsLoaded(page)
  const missing = `${hosts.staging}-gone`
  const origin = await shop({ environment: 'staging', previewHosts: { ...hosts, staging: missing } })
  await page.goto(`${origin}/?smartserve_preview`)
  expect(await shownBy(page)).toBe('Preview of development')
  expect(loaded.slice(0, 2)).toEqual([
    `${missing}/smartserve-norrow-preview.js`,
    `${hosts.development}/smartserve-norrow-preview.js`,
  ])
})

test('[PV-02] in production a script that cannot be loaded is logged with its address, and neither another script nor the live run comes in its place', async ({
  page,
  shop,
  previews: { hosts },
}) => {
  const loaded = previewsLoaded(page)
  const missing = `${hosts.production}/gone`
  const logged = page.waitForEvent('console', (message) => message.text().includes('[smartserve] Preview: '))
  await page.goto(`${await shop({ previewHosts: { ...hosts, production: missing } })}/?smartserve_preview`)
  expect((await logged).text()).toContain(`${missing}/smartserve-norrow-preview.js`)
  expect(loaded).toEqual([`${missing}/smartserve-norrow-preview.js`])
  await expect(page.locator('header')).toHaveText('Shop')
  expect(await page.evaluate(() => 'getVisitorState' in ((window as { __qubit?: object }).__qubit ?? {}))).toBe(false)
})

test('[PV-04] the flag sets a cookie of 15 minutes, and the next page is previewed without it', async ({
  page,
  context,
  shop,
}) => {
  const before = Date.now() / 1000
  await page.goto(`${await shop()}/?smartserve_preview=mine`)
  expect(await shownBy(page)).toBe('Preview of mine')
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'qb_preview')
  expect(cookie?.value).toBe('mine')
  expect(Math.round(((cookie?.expires ?? 0) - before) / 60)).toBe(15)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL('**/?page=2')
  expect(await shownBy(page)).toBe('Preview of mine')
  const [after] = (await context.cookies()).filter(({ name }) => name === 'qb_preview')
  expect(after?.expires).toBe(cookie?.expires)
})

test('[PV-04] when the cookie has expired, the live script runs again', async ({ page, context, shop, previews }) => {
  const origin = await shop({ previewHosts: previews.hosts, previewCookieMinutes: 0.1 })
  await page.goto(`${origin}/?smartserve_preview`)
  expect(await shownBy(page)).toBe('Preview of production')
  const cookies = async () => (await context.cookies()).filter(({ name }) => name === 'qb_preview').length
  await expect.poll(cookies).toBe(0)
  await page.goto(`${origin}/?page=2`)
  expect(await shownBy(page)).toBe('live')
})

test('[PV-04] the flag with the value 0 or false ends preview at once, for all tabs', async ({
  page,
  context,
  shop,
}) => {
  const origin = await shop()
  const second = await context.newPage()
  for (const value of ['0', 'false'])
    await test.step(value, async () => {
      await page.goto(`${origin}/?smartserve_preview`)
      expect(await shownBy(page)).toBe('Preview of production')
      await second.goto(`${origin}/`)
      expect(await shownBy(second)).toBe('Preview of production')
      await page.goto(`${origin}/?smartserve_preview=${value}`)
      expect(await shownBy(page)).toBe('live')
      await second.reload()
      expect(await shownBy(second)).toBe('live')
    })
})
