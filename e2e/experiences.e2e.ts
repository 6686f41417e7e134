import { probabilityOf } from '../script/experiences/choose-variation.ts'
import { products } from '../shop/products/products.ts'
import { type Demo, decided, expect, newVisitorId, test, troubles } from './demo.ts'

/** Returns a visitor who is in this half of the shop's one experiment. */
function visitorOf(half: 'control' | 'variation'): string {
  for (;;) {
    const id = newVisitorId()
    if (probabilityOf(id, 'accordion') < 0.5 === (half === 'control')) return id
  }
}

type Explained = { experienceId: string; progress: string; variation?: { isControl: boolean } }
type Instep = {
  __qubit: { experiences: { list(): Explained[]; stop(id: string): void; explain(id: string): Explained } }
}

/** A product with a size that is low in stock. */
function lowProduct(): { path: string; sku: string; stock: number } {
  for (const { productId, sizes } of products)
    for (const { sku, stock } of sizes)
      if (typeof stock === 'number' && stock > 0 && stock <= 5)
        return { path: `/uk/en/product/${productId}`, sku, stock }
  throw new Error('The shop has no product with few pairs left')
}

/** Returns whether the accordion was a control, for each event about it that the service has of a visitor. */
async function accordionOf(demo: Demo, visitorId: string): Promise<unknown[]> {
  return (await demo.events(visitorId)).flatMap((event) =>
    event.meta.type === 'qubit.experience' && event.experienceId === 'accordion' ? [event.isControl] : [],
  )
}

test('the three experiences are visible, the banner above the header, and the variation of the accordion experiment, which is recorded; they are removed without trace when they are stopped', async ({
  page,
  context,
  demo,
}) => {
  const id = visitorOf('variation')
  await context.addCookies([{ name: '_qubitTracker', value: id, url: demo.shop }])
  const found = troubles(page)
  const product = lowProduct()

  await page.goto(demo.shop + product.path)
  await decided(page)
  await expect(page.locator('.global-offer-banner')).toContainText('Try them at home for 60 days')
  await expect(page.locator('[data-anchor="navMenu"]')).toContainText('Womens')
  await expect(page.locator('.product-accordion')).toHaveCount(1)
  await expect.poll(() => accordionOf(demo, id)).toEqual([false])
  // Nothing is shifted once the banner is visible.
  const box = async (selector: string) => await page.locator(selector).first().boundingBox()
  const banner = await box('.global-offer-banner')
  expect((await box('[data-anchor="header"]'))?.y).toBeCloseTo((banner?.y ?? 0) + (banner?.height ?? 0), 0)
  await page.locator(`input[name="sku"][value="${product.sku}"]`).check()
  await expect(page.locator('.product-low-stock')).toHaveText('Going fast: order today to be sure of your size')

  // Placements and other experiences have their own style sheets.
  const sheets = () =>
    page.evaluate(
      () =>
        document.adoptedStyleSheets.filter(({ cssRules }) =>
          [...cssRules].some(({ cssText }) =>
            /\.(global-offer-banner|global-menu-labels|product-low-stock)/.test(cssText),
          ),
        ).length,
    )
  expect(await sheets()).toBeGreaterThan(0)
  const stop = () =>
    page.evaluate(() => {
      // All of them, because other experiences of the shop have style sheets, too.
      const { experiences } = (window as unknown as Instep).__qubit
      for (const { experienceId } of experiences.list()) experiences.stop(experienceId)
    })
  await stop()
  await expect(page.locator('[class*="global-offer-banner"], [class*="product-low-stock"]')).toHaveCount(0)
  await expect(page.locator('[data-anchor="navMenu"]')).toContainText('WOMENS')
  const traces = await page.evaluate(() => ({
    header: document.querySelector('[data-anchor="header"]')?.getAttribute('style') ?? null,
    labels: document.querySelectorAll('.global-menu-labels').length,
  }))
  expect(traces).toEqual({ header: null, labels: 0 })
  expect(await sheets()).toBe(0)
  expect(found).toEqual([])
})

test('the control of the accordion experiment has no accordion of its own, and is recorded', async ({
  page,
  context,
  demo,
}) => {
  const id = visitorOf('control')
  await context.addCookies([{ name: '_qubitTracker', value: id, url: demo.shop }])
  await page.goto(demo.shop + lowProduct().path)
  await decided(page)
  await expect(page.locator('.product-accordion')).toHaveCount(0)
  await expect.poll(() => accordionOf(demo, id)).toEqual([true])
})

test('a link can show one experience alone, in either variation', async ({ page, demo }) => {
  const product = lowProduct()
  await page.goto(`${demo.shop}${product.path}?qb_force=low-stock.low-stock-v`)
  await decided(page)
  await page.locator(`input[name="sku"][value="${product.sku}"]`).check()
  await expect(page.locator('.product-low-stock-box')).toBeVisible()
  await expect(page.locator('.global-offer-banner')).toHaveCount(0)
  await page.goto(`${demo.shop}${product.path}?qb_force=low-stock.low-stock-c`)
  await decided(page)
  await page.locator(`input[name="sku"][value="${product.sku}"]`).check()
  await expect(page.locator('.product-low-stock-box')).toHaveCount(0)
})

test("an experience of the shop itself draws into a slot of the shop's React, and releases it when it is stopped", async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  const cheap = products.find(({ prices }) => prices.GBP.now < 30)
  await page.goto(`${demo.shop}/uk/en/product/${cheap?.productId}`)
  await page.locator('html[data-hydrated]').waitFor()
  await decided(page)
  await page.locator('input[name="sku"]:not([disabled])').first().check({ force: true })
  await page.locator('[data-anchor="addToBag"]').first().click()
  await expect
    .poll(async () =>
      (await (await page.request.get(`${demo.shop}/uk/en/cart`)).text()).includes(`/product/${cheap?.productId}`),
    )
    .toBe(true)
  await page.goto(`${demo.shop}/uk/en/cart`)
  const bar = page.getByRole('progressbar', { name: /^Add .* more for free delivery/ })
  await expect(bar).toBeVisible()
  await expect(page.locator('[data-anchor="basketSummary"]')).toContainText('more for free delivery')
  await page.evaluate(() => (window as unknown as Instep).__qubit.experiences.stop('delivery-progress'))
  await expect(bar).toHaveCount(0)
  await expect(page.locator('[data-anchor="basketSummary"]')).toBeVisible()
  expect(found).toEqual([])
})
