import { expect, test } from '../demo.ts'
import { anchor, hydrated } from './frame.ts'
import { published, withoutScript } from './published.ts'

test('[SHOP-58, SHOP-59, SHOP-60, SHOP-61, SHOP-62] an item can be viewed, saved and bought from the list', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  await page.goto(`${demo.shop}/uk/en/shop/sale`)
  await hydrated(page)
  const item = page.locator(anchor('gridItem')).first()
  await expect(item).toHaveAttribute('data-product-id', /.+/)
  await expect(item).toHaveAttribute('data-skus', /^\S+( \S+)+$/)
  await expect(item.locator('.stars')).toContainText(/\d\.\d out of 5/)
  await expect(item.locator(anchor('gridPrice'))).toHaveText(/^Now £[\d.]+ Before £[\d.]+$/)

  const thumbs = item.locator(`${anchor('gridThumbs')} button`)
  const count = await thumbs.count()
  expect(count >= 2 && count <= 4).toBe(true)
  await expect(item.locator('[aria-pressed="true"]')).toHaveCount(0)
  const [save, buy] = [item.locator(anchor('gridWishlist')), item.locator(anchor('gridBuy'))]
  await page.mouse.move(0, 0)
  for (const button of [save, buy]) await expect(button).toHaveCSS('opacity', '0')
  await save.focus()
  for (const button of [save, buy]) await expect(button).toHaveCSS('opacity', '1')
  await page.locator('h1').click()
  await item.hover()
  for (const button of [save, buy]) await expect(button).toHaveCSS('opacity', '1')

  await thumbs.nth(2).click()
  await expect(item.locator('.card-picture')).toHaveAttribute('src', /-3\.svg$/)
  await expect(thumbs.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/\/shop\/sale$/)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const sku = await item.locator('input[name="sku"]').inputValue()
  await buy.click()
  await expect(page.getByRole('button', { name: 'Bag, 0 items' })).toBeVisible()
  const sizes = item.getByRole('dialog', { name: /^Size of / })
  await expect(sizes.locator(`button[data-sku="${sku}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sizes).toHaveCount(0)
  await expect(buy).toBeFocused()
  await expect(item.getByText('Added')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible()
  const basket = (await published(page)).filter(({ type }) => type === 'ecBasketItem').at(-1)
  expect(basket?.data).toMatchObject({ product: { sku }, quantity: 1 })

  await page.getByRole('link', { name: 'Saved shoes, 1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved shoes')
  await expect(page.locator(anchor('gridItem'))).toHaveCount(1)
})
