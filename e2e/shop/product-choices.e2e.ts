import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'
import { at, open } from './page.ts'
import { moor, size } from './product-choices.ts'
import { published, withoutScript } from './published.ts'

/** Returns the products published so far as [id, sku, stock]. */
async function details(page: Page) {
  const events = (await published(page)).filter(({ data }) => data.eventType === 'detail')
  return events.map(({ data }) => data.product as { productId: string; sku?: string; stock: number })
}

test.beforeEach(async ({ page }) => withoutScript(page))

test('[SHOP-34, SHOP-36, SHOP-37, SHOP-97] a colour changes product, gallery and address in place, and is published; the size guide opens and closes by keyboard, with its picture from the first opening on', async ({
  page,
  demo,
}) => {
  await open(page, demo.shop + moor)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const swatches = at(page, 'colourSwatches')
  await expect(swatches.getByRole('link')).toHaveCount(3)
  await expect(swatches.locator('[aria-current="true"]')).toHaveText('Sand')
  await size(page, '6').check()
  await swatches.getByRole('link', { name: 'Chestnut' }).click()
  await expect(page).toHaveURL(/\/product\/moor-chelsea-chestnut$/)
  await expect(swatches.locator('[aria-current="true"]')).toHaveText('Chestnut')
  await expect(swatches).toContainText('Colour: Chestnut')
  await expect(at(page, 'productPrice').first()).toHaveText('£145.00')
  await expect(at(page, 'productGallery').locator('img').first()).toHaveAttribute('src', /moor-chelsea-chestnut-1/)
  await expect(at(page, 'productPanel')).toHaveAttribute('data-product-id', 'moor-chelsea-chestnut')
  await expect(page.locator('input[name="sku"]:checked')).toHaveCount(0)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await size(page, '3').check()
  const [sum, chosen, other, its] = await details(page)
  expect(sum).toMatchObject({ productId: 'moor-chelsea-sand', stock: 1 + 0 + 3 + 6 + 0 + 1 + 0 + 3 + 6 + 0 + 1 })
  expect(sum?.sku).toBeUndefined()
  expect(chosen).toMatchObject({ sku: 'MOOR-CHELSEA-SAND-39', stock: 6 })
  expect(other).toMatchObject({
    productId: 'moor-chelsea-chestnut',
    name: 'Moor Chelsea boot',
    url: `${demo.shop}/uk/en/product/moor-chelsea-chestnut`,
    price: { value: 145, currency: 'GBP' },
  })
  expect(its).toMatchObject({ sku: 'MOOR-CHELSEA-CHESTNUT-36', stock: 50 })

  const [button, picture] = [at(page, 'sizeGuide'), at(page, 'sizeGuideImage')]
  await expect(button).toHaveText('Size guide')
  await expect(picture).toHaveCount(0)
  await expect(button).toHaveAttribute('data-active', 'false')
  await button.press('Enter')
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide).toBeVisible()
  for (const part of [button, guide]) await expect(part).toHaveAttribute('data-active', 'true')
  await expect(picture).toHaveAttribute('alt', /^A foot seen from above/)
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc.replace(/^.*\//, ''))
  await expect.poll(shown).toBe('size-guide-wide.svg')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(shown).toBe('size-guide-narrow.svg')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(guide.getByRole('row').nth(3)).toHaveText('5 38 7 6 24.0'.replaceAll(' ', ''))
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('data-active', 'false')
  await button.press('Enter')
  await guide.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(button).toBeFocused()
})
