import { expect, test } from '../demo.ts'
import { noteShifts, summed } from '../room/measured-shift.ts'
import { computer, hydrated, phone } from './frame.ts'
import { withoutScript } from './published.ts'

const paths = ['uk/en/', 'eu/de/', 'uk/en/shop/women', 'eu/fr/product/brisa-court-sage', 'uk/en/help']

for (const [name, viewport] of Object.entries({ phone, computer }))
  test(`a first visitor on a ${name} reads the page at once and gets its fonts when they arrive, and nothing moves`, async ({
    page,
    demo,
  }) => {
    await withoutScript(page)
    await page.setViewportSize(viewport)
    const shiftsOf = await noteShifts(page)
    const hasFonts = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/stand-in/.test(family)).length,
      )
    for (const path of paths) {
      const held: (() => void)[] = []
      await page.route('**/*.woff2', async (route) => {
        await new Promise<void>((resolve) => held.push(resolve))
        await route.continue()
      })
      await page.goto(`${demo.shop}/${path}`, { waitUntil: 'commit' })
      await hydrated(page)
      // The room that is kept for experiences is given up first, because their script is blocked here. After the first 100 ms
      // of a page, `optional` would leave it with the fallback.
      await expect(page.locator('html')).toHaveAttribute('data-instep', '')
      await page.waitForTimeout(500)
      const earlier = (await shiftsOf()).length
      expect(await hasFonts(), path).toBe(0)
      const width = () =>
        page
          .locator('.logo')
          .first()
          .evaluate((logo) => logo.getBoundingClientRect().width)
      const before = await width()
      await page.unroute('**/*.woff2')
      for (const release of held) release()
      await expect.poll(hasFonts, { message: path }).toBe(2)
      await expect.poll(width, { message: `${path}: the logo is drawn in its font` }).not.toBe(before)
      await page.waitForTimeout(200)
      expect(summed((await shiftsOf()).slice(earlier)), path).toEqual({ shift: '0.00', moved: [] })
    }
  })
