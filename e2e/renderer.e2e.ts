import type { Page } from '@playwright/test'
import { expect, test, troubles } from './demo.ts'

/** Returns the names of the script's files that a page requests, without their hashes. */
function filesAskedFor(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/instep\/(.+?)(?:-[\w-]{8})?\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (name) names.push(name)
  })
  return names
}

/** Returns the marks that a renderer leaves on its root element; React's marks differ for each copy of React. */
const marksOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const marks = Object.keys(element).filter((key) => key.startsWith('__'))
    return marks.map((key) => (key.startsWith('__react') ? key : 'small renderer'))
  })

const product = '/uk/en/product/brisa-court-sage'

test('[BD-09] on every page of the demo experiences draw with the React that the page lends, and no other is loaded', async ({
  page,
  demo,
}) => {
  const files = filesAskedFor(page)
  const found = troubles(page)
  for (const path of [product, '/uk/en/', '/uk/en/shop/women', '/uk/en/basket', '/uk/en/nowhere']) {
    files.length = 0
    await page.goto(demo.shop + path)
    await expect(page.locator('.global-offer-banner'), path).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shop = await marksOf(page, '#shop')
    expect(await marksOf(page, '.global-offer-banner'), path).toEqual(
      shop.filter((mark) => mark.startsWith('__reactContainer')),
    )
    expect(files, path).toContain('kit-drawing')
    expect(
      files.filter((name) => /renderer|react/.test(name)),
      path,
    ).toEqual([])
  }
  expect(found.filter((line) => !line.includes('404'))).toEqual([])
})

test('[BD-09] if a page lends a React without hooks, experiences draw with the small renderer, which is loaded once', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    const renderer = { React: { version: '15.6.2' }, ReactDOM: {} }
    Object.assign(window, { __qubit: { react: { renderer } } })
  })
  const files = filesAskedFor(page)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('small renderer')) warnings.push(message.text())
  })
  await page.goto(demo.shop + product)
  await expect(page.locator('.global-offer-banner')).toBeVisible()
  expect(await marksOf(page, '.global-offer-banner')).toEqual(['small renderer'])
  await page.waitForLoadState('networkidle')
  expect(files.filter((name) => name === 'small-renderer')).toHaveLength(1)
  expect(warnings).toEqual([expect.stringContaining('its React 15.6.2 is older than 16.8')])
})
