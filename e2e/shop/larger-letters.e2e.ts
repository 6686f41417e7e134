import { expect, test } from '../demo.ts'
import { anchor, hydrated, phone } from './frame.ts'
import { withoutScript } from './published.ts'

test('where a shopper has set letters twice as large, the header of a phone has room for the bag and all words of the promo, and no word lies over another', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  await page.setViewportSize(phone)
  await page.goto(`${demo.shop}/eu/de/product/brisa-court-sage`)
  await hydrated(page)
  // As the setting of a browser does, which is the size of the root.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const promo = page.locator(anchor('promoWrapper'))
  const bag = page.locator(`${anchor('miniCart')} button`).first()
  for (const each of [bag, promo.locator('a')])
    expect(await each.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(phone.width)
  expect(await promo.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  // The room for a scroll bar is beside the body.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth)).toBe(0)
  const tooWide = await page
    .locator('.fact > *')
    .evaluateAll((facts) =>
      facts.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    )
  expect(tooWide).toEqual([])
})
