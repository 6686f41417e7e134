import { expect, test, troubles } from './demo.ts'
import { scriptHasRun } from './wait-in-page.ts'

/** On the home page, a list and a product every service refuses the connection in `delivery/endpoints.e2e.ts`. */
const paths = ['/uk/en/shop', '/us/en/shop/boots', '/uk/en/cart', '/uk/en/no-such-page']

test('no page of the shop throws when the service is missing, and its experiences still run', async ({
  page,
  demo,
}) => {
  await demo.stopService()
  try {
    const found = troubles(page)
    for (const path of paths) {
      await page.goto(demo.shop + path)
      await scriptHasRun(page)
      if (path.startsWith('/uk/en')) await expect(page.locator('.global-offer-banner')).toBeVisible()
    }
    expect(found.filter((trouble) => !/ERR_CONNECTION_REFUSED|status of 404/.test(trouble))).toEqual([])
  } finally {
    await demo.startService()
  }
})
