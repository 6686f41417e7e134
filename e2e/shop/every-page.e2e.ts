import type { Locator, Page } from '@playwright/test'
import { expect, test, troubles } from '../demo.ts'
import { anchor, hydrated, violations } from './frame.ts'
import { withoutScript } from './published.ts'

const paths = [
  'eu/de/',
  'uk/en/shop',
  'us/en/shop/boots',
  'eu/de/shop/kids?colour=red',
  'eu/de/shop/women?colour=red&sort=price-down',
  'eu/fr/product/brisa-court-sage',
  'eu/it/search/index?query=stivali',
  'eu/fr/search/index',
  'eu/fr/search/index?query=zzz',
  'eu/de/cart',
  'eu/de/checkout/delivery',
  'ca/fr/account',
  'eu/de/help',
  'eu/de/legal/terms',
  'eu/de/wishlist',
  'eu/fr/nulle/part?alert=1',
]

/** Lists, help and search, in German and French. */
const accessible = ['eu/de/shop/kids?colour=red', 'eu/de/help', 'eu/fr/search/index', 'eu/de/legal/terms']

const widths = [320, 390, 768, 1024, 1280]

/** Presses Tab, or Shift and Tab, until the target has focus. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Found once: to find an element by its role, the names of all others of the page are worked out.
  const wanted = await target.elementHandle()
  for (let pressed = 0; pressed < 120; pressed++) {
    await target.page().keyboard.press(key)
    if (await wanted?.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`${target} was not reached by ${key}.`)
}

async function skipHeader(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('[SHOP-14, SHOP-95] without Instep’s script no page throws; all fit 320 px and up, move nothing with reduced motion, work by keyboard alone, and lists, help and search in German and French have no accessibility violation', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  const found = troubles(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${demo.shop}/uk/en/`)
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  // Through the whole header here and on the list, and past it on what follows.
  await tabTo(page.getByRole('link', { name: 'MENS', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/men$/)
  await hydrated(page)
  await tabTo(page.locator('.filter-column').getByLabel('Brown'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/colour=brown/)
  await expect(page.locator('.list-area')).toHaveAttribute('aria-busy', 'false')
  await tabTo(page.locator(`${anchor('gridItem')} .card-link`).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await hydrated(page)
  await skipHeader(page)
  await tabTo(page.locator(`${anchor('sizeSelector')} input:enabled`).first())
  await page.keyboard.press('Space')
  await tabTo(page.locator(anchor('addToBag')).first())
  await page.keyboard.press('Enter')
  await expect(page.locator('.bag-count')).toHaveText('1')
  await tabTo(page.getByRole('button', { name: 'Bag, 1 item' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('link', { name: 'View bag' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart$/)
  await hydrated(page)
  await skipHeader(page)
  await tabTo(page.locator(anchor('checkoutButton')).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/delivery$/)

  for (const [at, path] of paths.entries()) {
    await page.goto(`${demo.shop}/${path}`)
    await hydrated(page)
    // From the width of the page before, because each change of the window draws the page anew.
    for (const width of at % 2 === 0 ? widths.toReversed() : widths) {
      await page.setViewportSize({ width, height: 800 })
      const measureOverhang = () =>
        page.evaluate(() =>
          [document.documentElement, document.querySelector('.header-row')].map((one) =>
            one ? Math.max(0, one.scrollWidth - one.clientWidth) : 0,
          ),
        )
      // A window that has just changed is laid out anew a moment later.
      await expect.poll(measureOverhang, { message: `${path} at ${width}` }).toEqual([0, 0])
      if (accessible.includes(path) && [390, 1280].includes(width)) expect(await violations(page), path).toEqual([])
    }
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving, `${path} moves`).toBe(0)
    await expect(page.locator(anchor('footer')), path).toBeVisible()
  }
  expect(found.filter((trouble) => !/Failed to load resource/.test(trouble))).toEqual([])
})
