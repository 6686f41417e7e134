import { aBrowser } from '../../service/testing/a-browser.ts'
import { decided, expect, test, troubles } from '../demo.ts'
import { at } from '../shop/page.ts'

// What crawlers and other headless browsers look at is not counted.
test.use({ userAgent: aBrowser['user-agent'] })

const productId = 'tilda-soot'

test('[BAS-01.6] adding one product to the bag popularThreshold times makes the notice appear on the next load of the basket', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  const basket = `${demo.shop}/eu/it/cart`
  const notice = page.locator('.basket-most-added-notice')
  const read = page.waitForResponse(/ecount\/t004-most-added/)
  for (const count of ['1', '2']) {
    await page.goto(`${demo.shop}/eu/it/product/${productId}`)
    await decided(page)
    await page.locator('[data-state="available"] input').first().check()
    await at(page, 'addToBag').first().click()
    await expect(page.locator('.bag-count')).toHaveText(count)
    await expect
      .poll(async () => {
        const reply = await fetch(`${demo.service}/counters/norrow/ecount/t004-most-added/${productId}`)
        return String((await reply.json()).count)
      })
      .toBe(count)
    await page.goto(basket)
    await decided(page)
    await read
    if (count === '1') await expect(notice).toHaveCount(0)
  }
  await expect(notice).toHaveText('Molto richiesto: oggi 2 volte nel carrello')
  await expect(at(page, 'basketItem').filter({ has: notice })).toHaveCount(1)
  expect(found).toEqual([])
})
