import { decided, expect, test, troubles } from '../demo.ts'

test('[HOM-07.6] the home page shows three viewed products, the last one first, each linked to its page', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  const front = `${demo.shop}/ca/fr`
  for (const id of ['wren-soot', 'cala-tan', 'harbour-navy']) {
    await page.goto(`${front}/product/${id}`)
    await decided(page)
  }
  await page.goto(`${front}/`)
  const links = page.locator('.home-recently-viewed .instep-card-link')
  await expect(links).toHaveCount(3)
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  expect(paths).toEqual(['harbour-navy', 'cala-tan', 'wren-soot'].map((id) => `/ca/fr/product/${id}`))
  await links.last().click()
  await expect(page).toHaveURL(`${front}/product/wren-soot`)
  expect(found).toEqual([])
})
