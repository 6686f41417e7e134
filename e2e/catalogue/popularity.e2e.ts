import type { Page } from '@playwright/test'
import { aBrowser } from '../../service/testing/a-browser.ts'
import { decided, expect, test, troubles } from '../demo.ts'
import { at } from '../shop/page.ts'

// What crawlers and other headless browsers look at is not counted.
test.use({ userAgent: aBrowser['user-agent'] })

const productId = 'moor-chelsea-soot'

/** Buys a pair of the product on a computer. */
async function buy(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/uk/en/product/${productId}`)
  await decided(page)
  await page.locator('[data-state="available"] input').first().check()
  await at(page, 'addToBag').first().click()
  await expect(page.locator('.bag-count')).toHaveText('1')
  await page.goto(`${shop}/uk/en/checkout/delivery`)
  await decided(page)
  await page.locator('.demo-fill button').click()
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await expect(page).toHaveURL(/billing/)
  await page.getByRole('radio', { name: /Invoice/ }).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/confirmation/)
}

test('a view, an add and a purchase raise the counters of the shop, and the next shopper sees them', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  const counters = `${demo.service}/counters/norrow`
  const read = async (path: string) => (await fetch(`${counters}/${path}`)).json()
  const count = async (name: string) => (await read(`ecount/t004-${name}/${productId}`)).count
  const purchases = async (name: string) =>
    new Map<string, number>((await read(`topk/t004-purchases${name}`)).data).get(productId) ?? 0
  const all = async () => [
    await count('views'),
    await count('most-added'),
    ...(await Promise.all(['-60', '', '-2880', '-4320', '-10080'].map(purchases))),
  ]

  const before = await all()
  await buy(page, demo.shop)
  await expect.poll(all).toEqual(before.map((each) => each + 1))
  await page.reload()
  await decided(page)

  await page.goto(`${demo.shop}/uk/en/product/${productId}`)
  await expect.poll(() => count('views')).toBe(Number(before[0]) + 2)
  await page.reload()
  await expect.poll(() => count('views')).toBe(Number(before[0]) + 3)
  await page.reload()
  await expect(page.locator('.product-social-proof-line')).toContainText(/\d/)
  expect((await all()).slice(1)).toEqual(before.slice(1).map((each) => each + 1))
  expect(found).toEqual([])
})
