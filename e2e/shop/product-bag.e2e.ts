import { expect, test } from '../demo.ts'
import { at, open } from './page.ts'
import { moor } from './product-choices.ts'
import { published, withoutScript } from './published.ts'

test.beforeEach(async ({ page }) => withoutScript(page))

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
