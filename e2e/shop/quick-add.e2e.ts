import { expect, test } from '../demo.ts'
import { violations } from './frame.ts'
import { published, withoutScript } from './published.ts'

const anchor = (name: string) => `[data-anchor="${name}"]`

test('[SHOP-61] the buy button asks for the size: by keyboard and touch, closed by Escape or a tap beside it', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await withoutScript(page)
  await page.goto(`${demo.shop}/us/en/shop/women`)
  await page.locator('html[data-hydrated]').waitFor()
  // The court shoe of women and men has the longest names of sizes, and many of them.
  const item = page.locator('[data-product-id="brisa-court-sage"]')
  const buy = item.locator(anchor('gridBuy'))
  const sizes = item.getByRole('dialog')
  await buy.press('Enter')
  await expect(sizes.getByRole('button').first()).toHaveText('W 5 / M 4')
  await expect(sizes.getByRole('button').first()).toBeFocused()
  expect(await violations(page, anchor('gridItem'))).toEqual([])
  const { x = 0, y = 0, width = 0, height = 0 } = (await sizes.boundingBox()) ?? {}
  expect([x, Math.round(x + width), Math.round(y + height)]).toEqual([0, 390, 844])
  expect(y).toBeGreaterThan(400)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(sizes).toHaveCount(0)
  await expect(buy).toBeFocused()

  await buy.tap()
  await expect(sizes).toBeVisible()
  await page.locator('h1').tap()
  await expect(sizes).toHaveCount(0)
  await item
    .locator(`${anchor('gridThumbs')} button`)
    .first()
    .tap()
  await buy.tap()
  await sizes.getByRole('button', { name: 'W 8 / M 7', exact: true }).tap()
  await expect(item.getByText('Added')).toBeVisible()
  const basket = (await published(page)).filter(({ type }) => type === 'ecBasketItem').at(-1)
  expect(basket?.data).toMatchObject({ product: { sku: 'BRISA-COURT-SAGE-39' }, quantity: 1 })
  await page.goto(`${demo.shop}/us/en/cart`)
  await expect(page.locator(anchor('basketItem'))).toContainText('Size: US W 8 / M 7')
  await page.goto(`${demo.shop}/eu/de/cart`)
  await expect(page.locator(anchor('basketItem'))).toContainText('Größe: EU 39')
  await context.close()
})
