import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { catalogue } from '../catalogue/catalogue.ts'
import { siteFolder } from '../tools/docs/site/config.ts'
import { outline } from '../tools/docs/site/outline.ts'
import { expect, test } from './demo.ts'
import { run } from './process.ts'

test('the documentation is a site: found by search, read on a phone, without a request to another server', async ({
  page,
}) => {
  // That docs/catalogue.md is current is compared in `tools/docs/catalogue-page.test.ts`.
  await run(join(import.meta.dirname, '../tools/docs.ts'), ['--site'], {})
  for (const name of outline.flatMap(({ pages }) => pages))
    expect(existsSync(join(siteFolder, `${name}.html`))).toBe(true)
  const app = fastify()
  await app.register(fastifyStatic, { root: siteFolder, extensions: ['html'] })
  const site = await app.listen({ host: '127.0.0.1', port: 0 })
  const elsewhere: string[] = []
  const faults: string[] = []
  page.on('request', (request) => void (request.url().startsWith(site) || elsewhere.push(request.url())))
  page.on('pageerror', ({ message }) => void faults.push(message))
  try {
    await page.goto(site)
    await page.getByRole('link', { name: 'Start in ten minutes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible()

    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search').fill('INSTEP_ORIGINS')
    await page.getByRole('link', { name: /Origins whose pages may/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Configuration of the service' })).toBeVisible()

    // Pictures of the catalogue load when they come near, with their room before.
    await page.goto(`${site}/catalogue.html`)
    const pictures = page.locator('.rp-doc img[alt][loading="lazy"][width][height]')
    await expect(pictures).toHaveCount(Object.keys(catalogue).length)
    await pictures.last().scrollIntoViewIfNeeded()
    await expect.poll(() => pictures.last().evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.goto(`${site}/limits.html`)
    await expect(page.getByRole('heading', { level: 1, name: 'Limits, and other tools' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    // Links to code lead nowhere on the site, so only their text is there.
    await page.goto(`${site}/architecture.html`)
    expect(await page.locator('.rp-doc a[href*="../"]').count()).toBe(0)
  } finally {
    await app.close()
  }
  expect(elsewhere).toEqual([])
  expect(faults).toEqual([])
})
