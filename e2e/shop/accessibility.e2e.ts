import { expect, test, troubles } from '../demo.ts'
import { violations } from './frame.ts'

const paths = [
  '/uk/en/',
  '/eu/de/',
  '/uk/en/shop',
  '/eu/fr/shop/women',
  '/uk/en/shop/boots?alert=1',
  '/uk/en/product/brisa-court-sage',
  '/eu/it/product/anouk-lilac',
  '/uk/en/search/index?query=boot',
  '/uk/en/search/index?query=no-such-shoe',
  '/uk/en/cart',
  '/uk/en/account',
  '/uk/en/help',
  '/uk/en/no-such-page',
  '/gallery',
]

const sizes = [
  { name: 'computer', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
]

for (const { name, ...viewport } of sizes) {
  test(`no page of the shop has an accessibility violation or is wider than a ${name}`, async ({ page, demo }) => {
    await page.setViewportSize(viewport)
    const found = troubles(page)
    const wrong: string[] = []
    for (const path of paths) {
      await page.goto(demo.shop + path)
      await page.waitForFunction(
        () => (window as { __qubit?: { version?: string } }).__qubit?.version || location.pathname === '/gallery',
      )
      wrong.push(...(await violations(page)).map((each) => `${path} ${each}`))
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overhang > 0) wrong.push(`${path} is ${overhang} px wider than the window`)
    }
    expect(wrong).toEqual([])
    expect(found.filter((trouble) => !/status of 404/.test(trouble))).toEqual([])
  })
}
