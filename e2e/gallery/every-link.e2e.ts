import type { Page } from '@playwright/test'
import { type GalleryEntry, galleryEntries } from '../../gallery/list/gallery-entry.ts'
import { isPhoneOnly, phonePath, showPath } from '../../gallery/show/show-address.ts'
import site from '../../shop/instep.config.ts'
import { type Demo, expect, test, troubles } from '../demo.ts'
import { lookAtScreen } from './first-screen.ts'

const entries = galleryEntries(site.experiences)

/** How many links one browser opens, one after the other. */
const perTest = 16

/** Requests that must fail: a product of the demo whose picture is missing, and pages that are not found. */
const missing = /Failed to load resource: the server responded with a status of 404/

/** Opens links one after the other, and returns those that do not show their experience on the first screen. */
async function findHidden(page: Page, demo: Demo, links: { id: string; path: string }[]): Promise<string[]> {
  const hidden: string[] = []
  for (const { id, path } of links) {
    await page.goto(demo.shop + path)
    // Checks also that what says "showing" is right, and on the screen itself.
    const isShown = async () => {
      const shop = page.frame({ name: 'gallery-phone' }) ?? page
      const seen = await lookAtScreen(shop, id).catch(() => undefined)
      return seen !== undefined && seen.seen >= 0.5 && !seen.isUnderPanel && seen.says.includes('showing variation')
    }
    await expect
      .poll(isShown, { timeout: 20_000 })
      .toBe(true)
      .catch(() => hidden.push(`${id} ${path}`))
  }
  return hidden
}

for (let from = 0; from < entries.length; from += perTest) {
  const part: GalleryEntry[] = entries.slice(from, from + perTest)
  test(`[SHOP-104] links ${from + 1} to ${from + part.length} of the gallery show their experience on the first screen, uncovered and outlined`, async ({
    page,
    demo,
  }) => {
    test.setTimeout(240_000)
    const found = troubles(page)
    await demo.seed()
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(() => {
          if (document.querySelector('.gallery-outline')) sessionStorage.setItem('outlined', location.href)
        }).observe(document.body, { childList: true }),
      )
    })
    const links = part.map(({ id, experienceId }) => ({ id, path: showPath(experienceId) }))
    expect(await findHidden(page, demo, links)).toEqual([])
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('outlined'))).toContain('gallery_show=')
    expect(found.filter((trouble) => !missing.test(trouble))).toEqual([])
  })
}

test('[SHOP-104] on a phone, each experience for computer and phone is on the first screen too', async ({
  page,
  demo,
}) => {
  test.setTimeout(240_000)
  await demo.seed()
  const both = entries.filter((entry) => entry.devices.includes('mobile') && !isPhoneOnly(entry))
  // One of each page and each kind of preparation; computer and phone share the rest.
  const sample = ['accordion', 'low-stock', 'also-like', 'new-sells-fast', 'bag-low-stock', 'card-padlock', 'offers']
  const links = both
    .filter(({ experienceId }) => sample.includes(experienceId))
    .map(({ id, experienceId }) => ({ id, path: phonePath(showPath(experienceId)) }))
  expect(links).toHaveLength(sample.length)
  expect(await findHidden(page, demo, links)).toEqual([])
  const phone = page.frame({ name: 'gallery-phone' })
  expect(
    await phone?.evaluate(() => [innerWidth, document.documentElement.clientWidth, navigator.maxTouchPoints]),
  ).toEqual([390, 390, 5])
  const device = () =>
    phone?.evaluate(async () => {
      type Started = { __qubit?: { browserState?: unknown; experiences?: { list(): unknown[] } } }
      return {
        userAgent: navigator.userAgent,
        hasRun: ((window as Started).__qubit?.experiences?.list().length ?? 0) > 0,
      }
    })
  await expect.poll(device).toMatchObject({ userAgent: expect.stringContaining('iPhone'), hasRun: true })
})

test('under reduced motion the outline does not move', async ({ page, demo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${demo.shop}${showPath('offers')}`)
  const outline = page.locator('.gallery-outline')
  await expect(outline).toBeVisible()
  expect(await outline.evaluate((line) => line.getAnimations().length)).toBe(0)
  await expect(outline).toHaveCount(0)
})
