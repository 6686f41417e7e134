import { expect, test } from '../demo.ts'
import { hydrated, phone } from './frame.ts'
import { withoutScript } from './published.ts'

const paths = ['uk/en/shop/women', 'uk/en/product/brisa-court-sage', 'uk/en/cart', 'uk/en/checkout/delivery']

/** A sheet of A4 between its margins is as narrow as a small tablet, or a phone's window is printed. */
const sheet = { width: 718, height: 1047 }

test('nothing of the shop is printed on every sheet, over the words there', async ({ page, demo }) => {
  await withoutScript(page)
  await page.emulateMedia({ media: 'print' })
  for (const viewport of [sheet, phone]) {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await page.goto(`${demo.shop}/${path}`)
      await hydrated(page)
      const fixed = await page.evaluate(() =>
        [...document.body.querySelectorAll('*')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .flatMap((each) => (getComputedStyle(each).position === 'fixed' ? [each.className] : [])),
      )
      expect(fixed, path).toEqual([])
    }
  }
})
