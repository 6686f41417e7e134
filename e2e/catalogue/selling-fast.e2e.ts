import type { Page } from '@playwright/test'
import { aBrowser } from '../../service/testing/a-browser.ts'
import { decided, expect, test, troubles } from '../demo.ts'

// What crawlers and other headless browsers look at is not counted.
test.use({ userAgent: aBrowser['user-agent'] })

const productId = 'cala-tan'

/** What a shop publishes for an order; `popularity.e2e.ts` tests its pages. */
async function publishOrder(page: Page, id: string): Promise<void> {
  await page.evaluate(
    ({ product, transaction }) => {
      const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
      uv.emit('ecBasketItemTransaction', { transaction, product, quantity: 1 })
      uv.emit('ecBasketTransactionSummary', { transaction, basket: { id: transaction.id, quantity: 1 } })
    },
    { product: { productId }, transaction: { id } },
  )
}

test('[PDP-06.5] as many transactions with the product as the threshold make the badge appear on the next load of its page', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  await demo.emptyService()
  const address = `${demo.shop}/us/en/product/${productId}`
  const purchases = async () => {
    const reply = await fetch(`${demo.service}/counters/norrow/topk/t004-purchases-10080`)
    return (await reply.json()).data
  }
  const badge = page.locator('.product-selling-fast')
  for (const [order, before] of ['first', 'second'].entries()) {
    const ranking = page.waitForResponse(/topk\/t004-purchases-10080\?/)
    await page.goto(address)
    await decided(page)
    await ranking
    await expect(badge).toHaveCount(0)
    await publishOrder(page, before)
    await expect.poll(purchases).toEqual([[productId, order + 1]])
  }
  await page.goto(address)
  await expect(badge).toHaveText('Selling fast: 2 pairs this week')
  expect(found).toEqual([])
})
