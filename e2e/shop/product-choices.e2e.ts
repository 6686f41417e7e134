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

test('[SHOP-34, SHOP-97] a colour changes product, gallery and address in place, and is published', async ({
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
})

test('[SHOP-40] a button says for two seconds that a pair was added', async ({ page, demo }) => {
  // A clock that advances only on demand, because on a busy machine two seconds are not exact.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await open(page, demo.shop + moor)
  const button = at(page, 'addToBag').first()
  await at(page, 'sizeSelector')
    .getByRole('radio', { name: /^5\b.*few left/ })
    .check()
  await button.click()
  await expect(button).toHaveText('Added')
  await page.clock.runFor(1999)
  await expect(button).toHaveText('Added')
  await page.clock.runFor(1)
  await expect(button).toHaveText('Add to bag')
})

test('[SHOP-35, SHOP-39, SHOP-40, SHOP-83] sizes, the stock line and the three buttons add a pair to the bag in place', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, demo.shop + moor)
  const states = at(page, 'sizeSelector').locator('label')
  expect(await states.evaluateAll((all) => all.slice(0, 4).map((one) => one.dataset.state))).toEqual([
    'low',
    'sold-out',
    'low',
    'available',
  ])
  await expect(at(page, 'sizeSelector').getByRole('radio', { name: /^4\b.*sold out/ })).toBeDisabled()
  await expect(at(page, 'stockText')).toHaveText('In stock')
  const buttons = at(page, 'addToBag')
  await expect(buttons).toHaveCount(3)
  for (const button of await buttons.all()) {
    await expect(button.locator('svg')).toHaveCount(1)
    await expect(button).toHaveText('Add to bag')
  }

  await buttons.nth(0).click()
  await expect(page.getByText('Please choose your size first.')).toBeVisible()
  await expect(at(page, 'sizeSelector').locator('input:focus')).toHaveCount(1)
  await at(page, 'sizeSelector')
    .getByRole('radio', { name: /^5\b.*few left/ })
    .check()
  await expect(at(page, 'stockText')).toHaveText('Only 3 pairs left')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await buttons.nth(0).click()
  await expect(buttons).toHaveText(['Added', 'Added', 'Added'])
  await expect(page.locator('.bag-count')).toHaveText('1')
  await expect(buttons).toHaveText(['Add to bag', 'Add to bag', 'Add to bag'])
  const basket = (await published(page)).filter(({ type }) => type === 'ecBasketSummary').at(-1)?.data.basket
  expect(basket).toMatchObject({ quantity: 1 })

  await expect(buttons.nth(1)).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  await expect(buttons.nth(1)).toBeInViewport()
  await expect(buttons.nth(2)).toBeHidden()
  await buttons.nth(1).click()
  await expect(page.locator('.bag-count')).toHaveText('2')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(buttons.nth(1)).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await buttons.nth(2).click()
  await expect(page.locator('.bag-count')).toHaveText('3')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.locator('.bag-button').click()
  await expect(page.locator('.mini-cart-line')).toContainText('Moor Chelsea boot')
})

test('[SHOP-36, SHOP-37] the size guide opens and closes by keyboard, with its picture from the first opening on', async ({
  page,
  demo,
}) => {
  await open(page, demo.shop + moor)
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
