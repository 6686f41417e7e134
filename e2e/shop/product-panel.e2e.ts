import type { Page } from '@playwright/test'
import { expect, test, troubles } from '../demo.ts'
import { noteShifts } from '../room/measured-shift.ts'
import { at, noteTimes, open } from './page.ts'
import { moor, size } from './product-choices.ts'
import { withoutScript } from './published.ts'

/** When the page had loaded, in ms since the document began. */
const loadedAt = (page: Page) =>
  page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return loaded?.loadEventStart ?? 0
  })

test.beforeEach(async ({ page }) => withoutScript(page))

test('[SHOP-28, SHOP-29, SHOP-30, SHOP-31, SHOP-32, SHOP-42, SHOP-43] the panel has everything needed to buy, in order, and up to three labels', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  await open(page, demo.shop + moor)
  // A product has up to three labels.
  const counts = [await at(page, 'productLabel').count()]
  const panel = at(page, 'productPanel')
  const parts = ['productLabel', 'productTitle', 'starRating', 'reviewsLabel', 'productPrice', 'colourSwatches']
  const more = ['sizeSelector', 'stockText', 'addToBag', 'wishlistArea', 'deliveryOptions', 'deliveryInfo']
  const order = await panel.locator('[data-anchor]').evaluateAll((all) => all.map((part) => part.dataset.anchor ?? ''))
  const wanted = [...parts, ...more]
  expect([...new Set(order)].filter((name) => wanted.includes(name))).toEqual(wanted)

  await expect(at(page, 'productPrice').first()).toHaveText('Now £99.00 Before £145.00')
  await expect(at(page, 'productPrice').first().locator('s')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moor Chelsea boot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-anchor', 'productTitle')
  await expect(panel.locator('[data-anchor="starRating"]')).toHaveText('4.2 out of 5')
  const filled = panel.locator('.stars-full')
  const share = await filled.evaluate(
    (row) => (row.parentElement as unknown as SVGSVGElement).width.baseVal.value / 100,
  )
  expect(share).toBeCloseTo(4.2 / 5, 3)
  await expect(at(page, 'reviewsSection').locator('[data-anchor="starRating"]')).toHaveCount(5)
  await expect(at(page, 'reviewsLabel')).toHaveText('17 reviews')
  await at(page, 'reviewsLabel').click()
  await expect(page).toHaveURL(/#reviews$/)
  await expect(at(page, 'reviewsSection').getByRole('heading')).toBeInViewport()

  const delivery = at(page, 'deliveryOptions')
  for (const text of ['Standard delivery', '2 to 4 working days', '£4.50', 'Express delivery', '£8.50'])
    await expect(delivery.getByText(text)).toBeVisible()
  await delivery.locator('summary').press('Enter')
  await expect(delivery.getByText('£4.50')).toBeHidden()
  await expect(at(page, 'deliveryInfo')).toHaveText('Free returns within 60 days. More on delivery and returns')
  await at(page, 'deliveryInfo').getByRole('link').click()
  await expect(page.locator('#delivery')).toBeInViewport()

  for (const id of ['moor-chelsea-soot', 'hop-and-skip-sun']) {
    await page.goto(`${demo.shop}/uk/en/product/${id}`)
    counts.push(await at(page, 'productLabel').count())
  }
  expect(counts).toEqual([1, 0, 2])
  expect(found.filter((trouble) => !trouble.includes('Failed to load resource'))).toEqual([])
})

test('[SHOP-33] a late price comes half a second after the page', async ({ page, demo }) => {
  await page.context().addCookies([{ name: 'qb_dnt', value: '2', url: demo.shop }])
  // A clock that advances only on demand, because a busy machine may be late by more than that.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await open(page, `${demo.shop}/uk/en/product/hearth-charcoal`)
  await page.clock.runFor(499)
  await expect(at(page, 'productPrice')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(at(page, 'productPrice').first()).toHaveText('£38.00')
})

test('[SHOP-33, SHOP-38] a late price and the fit adviser appear in reserved space, and one price never appears', async ({
  page,
  demo,
}) => {
  // Only the shop is measured: the tag gives back space for a banner if the script fails to load, and reserves none for
  // visitors who refused it.
  await page.context().addCookies([{ name: 'qb_dnt', value: '2', url: demo.shop }])
  await page.goto(`${demo.shop}/eu/de/product/moor-chelsea-sand`)
  await expect(at(page, 'productPrice').first().locator('.price-now')).toContainText('115,00\u00a0€')

  const advised = '[data-anchor="trueFitWidget"]'
  const times = await noteTimes(page, [advised])
  // Fonts that come late make words a few pixels wider, which is measured elsewhere.
  await page.route('**/*.woff2', (route) => route.abort())
  // Without those that a press causes, such as the one that opens the adviser.
  const shiftsOf = await noteShifts(page)
  await open(page, `${demo.shop}/uk/en/product/hearth-charcoal`)
  await expect(at(page, 'productPrice').first()).toHaveText('£38.00')
  await at(page, 'sizeSelector').locator(at(page, 'trueFitWidget')).getByText('Find your size').click()
  expect(Number((await times())[advised]?.came) - (await loadedAt(page))).toBeGreaterThanOrEqual(999)
  expect(await shiftsOf()).toEqual([])

  const adviser = page.getByRole('dialog', { name: 'Find your size' })
  await adviser.getByLabel('Length of your foot in cm').fill('23.8')
  await adviser.getByRole('button', { name: 'Find size' }).click()
  await expect(adviser.getByRole('status')).toContainText('Your size in this shoe is UK 5.')
  await adviser.getByRole('button', { name: 'Choose UK 5' }).click()
  await expect(adviser).toBeHidden()
  await expect(size(page, '5')).toBeChecked()

  await open(page, `${demo.shop}/uk/en/product/harbour-navy`)
  await expect(at(page, 'trueFitWidget')).toBeVisible()
  await expect(at(page, 'productPrice')).toHaveCount(0)
})
