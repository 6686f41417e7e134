import { expect, test, troubles } from './demo.ts'

const paths = ['/uk/en/', '/uk/en/shop', '/uk/en/shop/women', '/us/en/shop/boots', '/uk/en/cart', '/uk/en/no-such-page']

async function pagesOf(shop: string, productPath: string): Promise<string[]> {
  return [...paths, productPath].map((path) => shop + path)
}

/** Returns the address of the first product of a list. */
async function firstProduct(shop: string): Promise<string> {
  const page = await (await fetch(`${shop}/uk/en/shop/women`)).text()
  return /href="([^"]*\/product\/[^"]+)"/.exec(page)?.[1] ?? ''
}

test('no page of the shop throws when the service is missing, and its experiences still run', async ({
  page,
  demo,
}) => {
  await demo.stopService()
  try {
    const found = troubles(page)
    for (const url of await pagesOf(demo.shop, await firstProduct(demo.shop))) {
      await page.goto(url)
      await page.waitForFunction(() => (window as { __qubit?: { version?: string } }).__qubit?.version)
      if (url.includes('/uk/en')) await expect(page.locator('.global-offer-banner')).toBeVisible()
    }
    expect(found.filter((trouble) => !/ERR_CONNECTION_REFUSED|status of 404/.test(trouble))).toEqual([])
  } finally {
    await demo.startService()
  }
})
