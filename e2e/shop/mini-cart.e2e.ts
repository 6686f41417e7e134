import { products } from '../../shop/products/products.ts'
import { sizeTable } from '../../shop/products/size-table.ts'
import { expect, test } from '../demo.ts'
import { at, open } from './page.ts'

test('[SHOP-21] the bag button counts, its panel has items, total and links, is redrawn after a change and closes on Escape', async ({
  page,
  demo,
}) => {
  const product = products.find(({ sizes }) => sizes.filter(({ stock }) => Number(stock) > 5).length > 1)
  const [first, second] = product?.sizes.filter(({ stock }) => Number(stock) > 5) ?? []
  await open(page, `${demo.shop}/uk/en/product/${product?.productId}`)
  const bag = at(page, 'miniCart')
  const panel = page.getByRole('dialog', { name: 'Your bag' })
  const put = async (sku: string | undefined) => {
    await page.locator(`input[name="sku"][value="${sku}"]`).check()
    await at(page, 'addToBag').first().click()
  }
  await put(first?.sku)
  await expect(bag.getByRole('button').first()).toContainText('1')
  if (!(await panel.isVisible())) await bag.getByRole('button').first().click()
  const line = panel.locator(`[data-sku="${first?.sku}"]`)
  await expect(line.locator('img')).toBeVisible()
  await expect(line).toContainText(product?.name.en ?? '')
  await expect(line).toContainText(`UK ${sizeTable.find(({ eu }) => eu === first?.size)?.uk}`)
  await expect(line).toContainText('1')
  const price = `£${product?.prices.GBP.now.toFixed(2)}`
  await expect(line).toContainText(price)
  await expect(panel.locator('.mini-cart-sum')).toContainText('£')
  await expect(panel.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/uk/en/cart')
  await expect(panel.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/uk/en/checkout/delivery')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bag.getByRole('button').first()).toBeFocused()

  await put(second?.sku)
  await expect(bag.getByRole('button').first()).toContainText('2')
  if (!(await panel.isVisible())) await bag.getByRole('button').first().click()
  await expect(panel.locator('[data-sku]')).toHaveCount(2)
})
