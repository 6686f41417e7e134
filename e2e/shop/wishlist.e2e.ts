import { expect, test } from '../demo.ts'
import { at, open } from './page.ts'
import { moor } from './product-choices.ts'
import { withoutScript } from './published.ts'

test.beforeEach(async ({ page }) => withoutScript(page))

test('[SHOP-41, SHOP-85] the wishlist is filled and emptied on product and category pages and survives a reload', async ({
  page,
  demo,
}) => {
  await open(page, demo.shop + moor)
  const save = at(page, 'wishlistArea').getByRole('button')
  await expect(save).toHaveText('Save')
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/wishlist'))
  await save.click()
  await expect(save).toHaveText('Saved')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await sent
  await page.reload()
  await expect(save).toHaveText('Saved')
  await at(page, 'wishlistArea').getByRole('link', { name: 'See your saved shoes' }).click()
  await expect(page.locator('[data-product-id="moor-chelsea-sand"]')).toBeVisible()

  await open(page, `${demo.shop}/uk/en/shop/boots`)
  const item = page.locator('[data-anchor="gridItem"][data-product-id="moor-chelsea-sand"]')
  const inGrid = item.locator('[data-anchor="gridWishlist"]')
  await expect(inGrid).toHaveAttribute('aria-pressed', 'true')
  const emptied = page.waitForResponse((answer) => answer.url().endsWith('/wishlist'))
  await inGrid.press('Enter')
  await emptied
  await page.reload()
  await expect(inGrid).toHaveAttribute('aria-pressed', 'false')
  const filled = page.waitForResponse((answer) => answer.url().endsWith('/wishlist'))
  await inGrid.press('Enter')
  await filled
  await page.goto(demo.shop + moor)
  await expect(save).toHaveText('Saved')

  await page.locator('html[data-hydrated]').waitFor()
  await page.route('**/wishlist', (route) => route.abort())
  await save.click()
  await expect(at(page, 'wishlistArea').getByRole('alert')).toContainText('That did not work')
  await expect(save).toHaveText('Saved')
})
