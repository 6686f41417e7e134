import { locales } from '../../shop/locales/locale.ts'
import { products } from '../../shop/products/products.ts'
import { recommendationItem } from '../../shop/products/recommendation-item.ts'
import { expect, test } from '../demo.ts'

test('[BAS-04.5] each card has an enabled button that sends its sku_code; the page reloads, and the basket shows the product', async ({
  page,
  demo,
}) => {
  const [inBag, shown] = products.filter(({ sizes }) => sizes.some(({ stock }) => Number(stock) > 3))
  const locale = locales.find(({ country, language }) => country === 'eu' && language === 'en')
  if (!inBag || !shown || !locale) throw new Error('The demo has no such products')
  const item = recommendationItem(shown, { locale, origin: demo.shop, weight: 1, strategy: 'popular' })
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('placementContent')) return route.continue()
    const placementContent = { content: { items: [item] }, campaignId: '1004', callbackData: null }
    return route.fulfill({ json: { data: { placementContent } }, headers: { 'access-control-allow-origin': '*' } })
  })
  const first = inBag.sizes.find(({ stock }) => Number(stock) > 3)
  await page.request.post(`${demo.shop}/eu/en/cart/addToCart`, { form: { sku: String(first?.sku), quantity: '1' } })
  await page.goto(`${demo.shop}/eu/en/cart?qb_force=bag-with-more`)
  const add = page.locator('.basket-recommendations').getByRole('button', { name: `Add to bag: ${item.details.name}` })
  await expect(add).toHaveAttribute('aria-disabled', 'false')

  const sent = page.waitForRequest((request) => request.url().endsWith('/eu/en/cart/addToCart'))
  const reloaded = page.waitForEvent('load')
  await add.click()
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect(Object.fromEntries(form)).toEqual({ sku: item.details.sku_code, quantity: '1', crossSell: '' })
  await reloaded
  await expect(page.locator(`[data-anchor="basketItem"][data-sku="${item.details.sku_code}"]`)).toBeVisible()
})
