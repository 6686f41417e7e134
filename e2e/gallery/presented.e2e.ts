import type { Locator, Page } from '@playwright/test'
import { showPath } from '../../gallery/show/show-address.ts'
import { signs } from '../../gallery/show/signs.ts'
import { type Demo, expect, test } from '../demo.ts'
import { computer, phone } from '../shop/frame.ts'
import { beginVisit, entries, expectLinkShows } from './links.ts'

const entryOf = (id: string) => {
  const entry = entries.find(({ experienceId }) => experienceId === id)
  if (!entry) throw new Error(`The gallery has no ${id}`)
  return entry
}
const show = (page: Page, { shop }: Demo, experienceId: string) => page.goto(shop + showPath(experienceId))

async function edgesOf(element: Locator): Promise<{ top: number; bottom: number }> {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 }
  return { top: y, bottom: y + height }
}

/** Checks that the panel lies over no part of what is shown. */
async function expectPanelOff(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    const [over, under] = [await page.locator('.panel').boundingBox(), await shown.boundingBox()]
    if (!over || !under) throw new Error('The panel or what is shown has no place')
    const isBeside = over.x + over.width <= under.x || over.x >= under.x + under.width
    expect(isBeside || over.y + over.height <= under.y || over.y >= under.y + under.height).toBe(true)
  }).toPass({ timeout: 10_000 })
}

test('[SHOP-104] what is shown keeps clear of the panel and the bars of the shop, and is shown live and alone: badge, help page and prompt', async ({
  page,
  demo,
}) => {
  const found = await beginVisit(page, demo)
  const help = page.locator('.not-found-help-page')
  const prompt = page.locator('.product-view-bag-prompt')
  for (const [name, size] of Object.entries({ computer, phone })) {
    await page.setViewportSize(size)
    await test.step(`on a ${name} the heading of the help page is clear of the promo line, with its tiles on the screen`, async () => {
      if (name === 'computer') await expectLinkShows(page, demo, entryOf('ways-on'))
      else await show(page, demo, 'ways-on')
      await expect(help.locator('.not-found-help-page-tiles')).toBeInViewport({ ratio: 0.95 })
      const { bottom } = await edgesOf(page.locator('[data-anchor="headerPromo"]'))
      await expect.poll(async () => (await edgesOf(help)).top).toBeGreaterThanOrEqual(bottom + 16)
    })
    await test.step(`on a ${name} a prompt that stays in the window is shown beside the product that was added`, async () => {
      await page.context().clearCookies()
      if (name === 'computer') await expectLinkShows(page, demo, entryOf('butter-to-bag'))
      else await show(page, demo, 'butter-to-bag')
      await expect(prompt).toBeInViewport({ ratio: 0.95 })
      // It stays for as long as the focus is in it.
      await prompt.getByRole('link').focus()
      await expectPanelOff(page, prompt)
      // The gallery looks three times whether it has to scroll.
      await page.waitForTimeout(1700)
      expect(await page.evaluate(() => scrollY)).toBeLessThan(size.height)
    })
  }
  await test.step('on a phone the folded panel keeps off the whole badge in the footer', async () => {
    await show(page, demo, 'footer-repair')
    const badge = page.locator('.global-footer-badge')
    await expect(badge).toBeInViewport({ ratio: 0.95 })
    await expectPanelOff(page, badge)
    await expect(page.locator('.panel')).toContainText('showing variation')
  })
  expect(found()).toEqual([])
})

test('[SHOP-104] [PDP-21.6] what was recently viewed is shown with four products that were seen before, and the price without cents in the bars that follow a shopper too, each live, alone and on the first screen', async ({
  page,
  demo,
}) => {
  const found = await beginVisit(page, demo)
  for (const [id, template] of [
    ['recently-viewed', 'product/recently-viewed'],
    ['home-recently-viewed', 'home/recently-viewed'],
  ] as const)
    await test.step(id, async () => {
      await page.goto('about:blank')
      await page.context().clearCookies()
      await expectLinkShows(page, demo, entryOf(id))
      const cards = page.locator(`${signs[template]}:has(a[href*="/product/"])`)
      await expect(cards).toHaveCount(4)
      const links = await cards.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(new Set(links).size).toBe(4)
      await page.evaluate(() => localStorage.clear())
    })
  await expectLinkShows(page, demo, entryOf('whole-dollars'))
  await expect(page.locator('.price-now').first()).toHaveText(/\$75$/)
  await expect(page.locator('.add-bar-price')).toHaveText(['$75', '$75'])
  expect(found()).toEqual([])
})
