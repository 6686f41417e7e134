import type { Page } from '@playwright/test'
import { expect, test, troubles } from '../demo.ts'
import { anchor, hydrated } from './frame.ts'
import { published, withoutScript } from './published.ts'

const items = anchor('gridItem')
const idsOf = (page: Page) =>
  page.locator(items).evaluateAll((all) => all.map((item) => item.getAttribute('data-product-id')))
const lists = async (page: Page) =>
  (await published(page)).filter(({ type, data }) => type === 'ecProduct' && data.eventType !== 'recommendation')
const option = (page: Page, value: string) => page.locator(`.filter-column input[value="${value}"]`)
const countOf = (page: Page) => page.locator('.list-status .quiet').textContent()

test('[SHOP-57, SHOP-86, SHOP-87, SHOP-98] filtering, sorting and loading more change the list in place, its address and what is published', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  const found = troubles(page)
  await page.goto(`${demo.shop}/uk/en/shop`)
  await hydrated(page)
  await expect(page.locator(items)).toHaveCount(24)
  expect((await lists(page)).map(({ data }) => data.productIds)).toEqual([await idsOf(page)])

  const first = await page.locator(items).first().elementHandle()
  const before = await idsOf(page)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.locator(items)).toHaveCount(48)
  expect((await idsOf(page)).slice(0, 24)).toEqual(before)
  expect(await first?.evaluate((item) => item.isConnected && item === document.querySelector('.grid > li'))).toBe(true)
  expect((await lists(page)).at(-1)?.data.productIds).toEqual(await idsOf(page))

  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await option(page, 'brown').check()
  await expect(page).toHaveURL(/\?colour=brown$/)
  await page.locator(`${anchor('sortControl')} select`).selectOption('price-up')
  await expect(page).toHaveURL(/\?colour=brown&sort=price-up$/)
  await expect(page.locator('.list-area')).toHaveAttribute('aria-busy', 'false')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  const [chosen, shown] = [await idsOf(page), await countOf(page)]
  const events = await lists(page)
  expect(events).toHaveLength(4)
  expect(events.at(-1)?.data).toMatchObject({ eventType: 'listing', productIds: chosen })
  expect((await published(page)).filter(({ type }) => type === 'ecView')).toHaveLength(1)

  await page.reload()
  expect([await idsOf(page), await countOf(page)]).toEqual([chosen, shown])
  await expect(option(page, 'brown')).toBeChecked()
  await expect(page.locator(`${anchor('sortControl')} select`)).toHaveValue('price-up')

  await page.goto(`${demo.shop}/uk/en/search/index?query=boot`)
  await hydrated(page)
  const count = await page.locator(items).count()
  await option(page, '250').check()
  await expect(page.locator(items)).not.toHaveCount(count)
  const searches = (await published(page)).filter(({ type }) => type === 'ecSearch')
  expect(searches.map(({ data }) => data.text)).toEqual(['boot', 'boot'])
  expect(searches.at(-1)?.data.resultCount).toBe((await idsOf(page)).length)
  expect((await lists(page)).at(-1)?.data).toEqual({ eventType: 'search', productIds: await idsOf(page) })
  expect(found.filter((trouble) => !trouble.includes('Failed to load resource'))).toEqual([])
})

test('[SHOP-63, SHOP-64, SHOP-65, SHOP-66, SHOP-67] the bar above the grid filters, sorts and, on phones, changes the columns', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  for (const path of ['/uk/en/shop/kids', '/uk/en/search/index?query=boot']) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(demo.shop + path)
    await hydrated(page)
    const bar = page.locator(anchor('filterBar'))
    const container = bar.locator('xpath=..')
    await expect(container.locator(anchor('productGrid'))).toHaveCount(1)
    const texts = await page.locator(`.list-area ${anchor('filterText')}`).allTextContents()
    for (const text of ['Size', 'Colour', 'Price', 'Width', 'Sort by', 'Wide']) expect(texts).toContain(text)
    expect(texts.join()).toMatch(/(Kids )?UK 11\.5,/)
    await expect(page.locator('.filter-column .filter-count').first()).toHaveText(/^\d+$/)
    await expect(page.locator('.filter-column input:disabled').first()).toBeVisible()
    expect(await page.locator(`${anchor('sortControl')} option`).allTextContents()).toEqual([
      'Newest',
      'Price: low to high',
      'Price: high to low',
      'Best rated',
    ])
    await expect(bar.locator(anchor('gridToggle'))).toBeHidden()
    const button = bar.locator(anchor('filterButton'))
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await button.click()
    await expect(page.locator('.filter-column')).toBeHidden()
    await button.click()
    await expect(page.locator('.filter-column')).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await expect(page.locator('.filter-column')).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.press('Enter')
    await expect(panel).toBeVisible()
    await panel.getByLabel('Wide').check()
    await expect(page).toHaveURL(/width=wide/)
    await panel.getByRole('button', { name: /^Show \d+ pair/ }).click()
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    const columns = () =>
      page
        .locator(anchor('productGrid'))
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    expect(await columns()).toBe(2)
    await bar.locator(anchor('gridToggle')).click()
    expect(await columns()).toBe(1)
  }
})

test('on a touch screen a tap on the thumbnails shows the buttons', async ({ browser, demo }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await withoutScript(page)
  await page.goto(`${demo.shop}/eu/de/shop/women`)
  await hydrated(page)
  const item = page.locator(items).first()
  await expect(item.locator(anchor('gridBuy'))).toHaveCSS('opacity', '0')
  await item
    .locator(`${anchor('gridThumbs')} button`)
    .nth(1)
    .tap()
  await expect(item.locator(anchor('gridBuy'))).toHaveCSS('opacity', '1')
  await item.locator(anchor('gridWishlist')).tap()
  await expect(item.locator(anchor('gridWishlist'))).toHaveAttribute('aria-pressed', 'true')
  await context.close()
})

test('without script the filters and the sort are forms, and the list is as long as its address says', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${demo.shop}/uk/en/shop`)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL(/show=48/)
  await expect(page.locator(items)).toHaveCount(48)
  await page.getByLabel('Brown').check()
  await page.locator('.filters').getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/colour=brown/)
  await page.getByLabel('Sort by').selectOption('rating')
  await page.locator(anchor('sortControl')).getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/colour=brown&sort=rating/)
  await context.close()
})
