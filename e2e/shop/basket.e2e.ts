import type { Page } from '@playwright/test'
import { expect, test, troubles } from '../demo.ts'
import { published, withoutScript } from './published.ts'

const anchor = (name: string) => `[data-anchor="${name}"]`
/** The product whose row has no link, and another. */
const [unlinked, linked] = ['HEARTH-OAT-36', 'HEARTH-CHARCOAL-38']
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()
const rows = (page: Page) => page.locator(anchor('basketItem'))

async function openBag(page: Page, shop: string, query = ''): Promise<void> {
  for (const sku of [unlinked, linked])
    await page.request.post(`${shop}/uk/en/cart/addToCart`, { form: { sku, quantity: '1' } })
  await page.goto(`${shop}/uk/en/cart${query}`)
  await hydrated(page)
}

test.beforeEach(async ({ page }) => withoutScript(page))

test('[SHOP-50, SHOP-51, SHOP-52, SHOP-55, SHOP-56] the rows are redrawn after each change, the totals follow, and a removal can be undone', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  await openBag(page, demo.shop)
  await expect(rows(page)).toHaveCount(2)
  const [first, second] = [rows(page).first(), rows(page).last()]
  await expect(first).toHaveAttribute('data-product-id', 'hearth-oat')
  await expect(first).toHaveAttribute('data-sku', unlinked)
  await expect(first.getByRole('link')).toHaveCount(0)
  await expect(second.getByRole('link').first()).toHaveAttribute('href', '/uk/en/product/hearth-charcoal')
  await expect(second.locator('img')).toBeVisible()
  for (const words of ['Size: UK 5', 'Colour: Charcoal', '£38.00']) await expect(second).toContainText(words)
  await expect(page.locator(anchor('returnsPromo')).getByRole('link')).toHaveAttribute('href', '/uk/en/help#returns')
  await expect(page.locator(anchor('basketSummary'))).toContainText('Subtotal£76.00')
  await expect(page.locator(anchor('basketDelivery'))).toHaveText('Your order travels free.')

  const drawn = await second.elementHandle()
  await second.evaluate((row) => row.append('put here by an experience'))
  await second.getByRole('button', { name: 'One more' }).click()
  await expect(page.locator(anchor('basketTotal'))).toHaveText('£114.00')
  await expect(second.getByRole('button', { name: 'One more' })).toBeFocused()
  expect(await drawn?.evaluate((row) => row.isConnected)).toBe(false)
  await expect(second).not.toContainText('experience')

  await first.getByRole('button', { name: /^Remove/ }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(first).toHaveAttribute('data-sku', unlinked)
  const types = (await published(page)).map(({ type }) => type).slice(-4)
  expect(types).toEqual(['ecBasketSummary', 'ecBasketItem', 'ecBasketItem', 'ecBasketSummary'])

  await first.getByRole('button', { name: /^Remove/ }).click()
  await expect(rows(page)).toHaveCount(1)
  await rows(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('Your bag is empty')).toBeVisible()
  await expect(page.locator(anchor('checkoutButton'))).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveAttribute('data-sku', linked)
  await expect(rows(page).locator('.quantity-now')).toHaveText('2')
  expect(found.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([])
})

test('[SHOP-53, SHOP-54] there is a checkout button in the summary and, on phones, at the bottom edge; Google Pay appears 0.5 s later and pays nothing', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 800 })
  await openBag(page, demo.shop)
  const ways = page.locator(anchor('checkoutButton'))
  await expect(ways).toHaveCount(2)
  for (const way of await ways.all()) await expect(way).toHaveAttribute('href', '/uk/en/checkout/delivery')
  await expect(page.locator(`.checkout-bar ${anchor('checkoutButton')}`)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(ways.filter({ visible: true })).toHaveCount(1)

  const googlePay = page.locator(anchor('googlePayButton'))
  await page.goto(`${demo.shop}/uk/en/cart`)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.reload()
  await hydrated(page)
  const summary = page.locator(anchor('basketSummary'))
  const before = await summary.boundingBox()
  await page.clock.runFor(400)
  await expect(googlePay).toHaveCount(0)
  await page.clock.runFor(101)
  await expect(googlePay).toBeVisible()
  expect(await summary.boundingBox()).toEqual(before)
  const [button, checkout] = [await googlePay.boundingBox(), await ways.first().boundingBox()]
  expect(button?.y).toBeGreaterThan((checkout?.y ?? 0) + (checkout?.height ?? 0))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await googlePay.click()
  await expect(page.getByText('no payment was made')).toBeVisible()
  expect(asked).toEqual([])
})

test('for GA4 the same pages fill dataLayer, from the bag to the purchase, and the bus gets nothing', async ({
  page,
  demo,
}) => {
  await openBag(page, demo.shop, '?data_layer=ga4')
  await rows(page).last().getByRole('button', { name: 'One more' }).click()
  await expect(page.locator(anchor('basketTotal'))).toHaveText('£114.00')
  await rows(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(rows(page)).toHaveCount(1)
  const change = { currency: 'GBP', value: 38, items: [{ price: 38, quantity: 1 }] }
  expect(await layer(page)).toMatchObject([
    { event: 'page_view', page_type: 'basket' },
    { event: 'view_cart', ecommerce: { value: 76 } },
    { event: 'add_to_cart', ecommerce: { ...change, items: [{ item_variant: linked }] } },
    { event: 'view_cart', ecommerce: { value: 114 } },
    { event: 'remove_from_cart', ecommerce: { ...change, items: [{ item_variant: unlinked }] } },
    { event: 'view_cart', ecommerce: { value: 76 } },
  ])
  expect(await published(page)).toEqual([])

  await page.goto(`${demo.shop}/uk/en/checkout/delivery`)
  await hydrated(page)
  for (const step of ['billing', 'review']) {
    await page.locator('.demo-fill button').click()
    await page.locator('.checkout-form button[type="submit"]').click()
    await expect(page).toHaveURL(new RegExp(step))
  }
  await page.locator('.checkout-form button[type="submit"]').click()
  const number = await page.locator('.order-number b').textContent()
  const told = await layer(page)
  const names = told.map(({ event }) => event)
  const view = ['page_view', 'view_cart']
  expect(names).toEqual(['page_view', 'begin_checkout', 'view_cart', ...view, ...view, 'page_view', 'purchase'])
  expect(told.at(-1)).toMatchObject({ ecommerce: { transaction_id: number, currency: 'GBP', value: 76, shipping: 0 } })
})

async function layer(page: Page): Promise<{ event: string }[]> {
  const entries = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? [])
  return entries.filter((entry): entry is { event: string } => 'event' in entry)
}
