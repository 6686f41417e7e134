import type { Frame, Page } from '@playwright/test'
import { catalogue, type TemplateId } from '../catalogue/catalogue.ts'
import { isOwn } from '../catalogue/define-site.ts'
import type { Template } from '../catalogue/define-template.ts'
import { galleryEntries } from '../shop/gallery/gallery-entry.ts'
import site from '../shop/instep.config.ts'
import { products } from '../shop/products/products.ts'
import { seedHistory } from '../tools/start/seed/seed-history.ts'
import { expect, test, troubles } from './demo.ts'

/** What tells that an experience is there, by template. */
const signs: Partial<Record<TemplateId, string>> = {
  'product/delivery-box': '.product-delivery-box',
  'product/wishlist-promo': '.product-wishlist-promo-box',
  'product/price-format': '.product-price-format-small',
  'product/description-open': '[data-anchor="descriptionPanel"][open]',
  'product/cross-sell-move': '[data-anchor="productPanel"] + [data-anchor="crossSell"]',
  'product/colour-swatches': '[data-anchor="productGallery"] + [data-anchor="colourSwatches"]',
  'product/media-reorder': '#picture-2:first-child',
  'product/recently-viewed': '.product-recently-viewed .instep-card',
  'product/accordion': '.product-accordion',
  'product/low-stock': '.product-low-stock-box',
  'global/offer-banner': '.global-offer-banner',
  'global/menu-labels': '.global-menu-labels',
  'product/recommendations': '.product-recommendations .instep-card',
  'product/social-proof': '.product-social-proof-line',
  'category/badge': '.category-badge',
  'product/instalment': '.product-instalment-box',
  'product/selling-fast': '.product-selling-fast',
  'product/low-stock-text': '[data-anchor="stockText"][style*="color"]',
  'product/fit-message': '.product-fit-message-words',
  'category/selling-fast': '.instep-corner-bottom-left .instep-selling-fast',
  'category/sale-badge': '.category-sale-badge',
  'category/recommendations': '.category-recommendations .instep-card',
  'category/first-image': '[data-anchor="gridThumbs"] [aria-pressed="true"]',
  'category/banner-replace': '.category-banner-replace img',
  'category/media-banner': '.category-media-banner img',
  'category/category-buttons': '.category-category-buttons-link',
  'category/link-buttons': '.category-link-buttons-link',
  'category/filter-text': '.category-filter-text',
  'category/hide-grid-icon': '[data-anchor="filterBar"]:has(.category-hide-grid-icon)',
  'category/swap-filter-sort': '[data-anchor="sortControl"] + [data-anchor="filterButton"]',
  'category/sticky-filter': '.category-sticky-filter',
  'category/always-buttons': '.category-always-buttons',
  'category/top-banner': '.category-top-banner',
  'basket/low-stock': '.basket-low-stock-box',
  'basket/most-added': '.basket-most-added-notice',
  'product/star-colour': '.product-star-colour',
  'product/view-bag': '.product-view-bag-prompt',
  'product/countdown': '.product-countdown-line',
  'product/feature-icons': '.product-feature-icons img',
  'product/technology-icons': '.product-technology-icons img',
  'product/size-guide-image': '[data-anchor="sizeGuideImage"][src*="measure"]',
  'product/reviews-label': '[data-anchor="reviewsLabel"]:has-text("what 24")',
  'product/label-colour': '[data-anchor="productLabel"][style*="color"]',
  'product/add-to-bag-style': '.product-add-to-bag-style',
  'product/delivery-info-icon': '.product-delivery-info-icon',
  'product/payment-icons': '.product-payment-icons img',
  'product/popup': '.product-popup',
  'home/hero-header': '.home-hero-header',
  'home/top-search': '.home-top-search',
  'home/replaced-banner': '.home-replaced-banner h2',
  'home/sale-carousel-mobile': '.home-sale-carousel-mobile .instep-sale-item',
  'home/sale-carousel-desktop': '.home-sale-carousel-desktop .instep-sale-item',
  'home/mobile-hero': '.home-mobile-hero video',
  'home/recently-viewed': '.home-recently-viewed .instep-card',
  'home/gallery': '.home-gallery-slide',
  'global/footer-badge': '.global-footer-badge span',
  'global/footer-payments': '.global-footer-payments img',
  'global/delivery-carriers': '.global-delivery-carriers img',
  'basket/delivery-carriers': '.basket-delivery-carriers img',
  'global/locale-redirect': '.global-locale-redirect',
  'global/sticky-banner': '.global-sticky-banner',
  'global/weather-banner': '.global-weather-banner img',
  'global/promo-countdown': '.global-promo-countdown-bar',
  'global/mini-basket-recommendations': '.global-mini-basket-recommendations .instep-card',
  'not-found/help-page': '.not-found-help-page-tiles',
  'checkout/padlock': '.checkout-padlock',
  'checkout/consent-label': '[data-anchor="consentLabel"]:has-text("One click ends it")',
  'checkout/progress': '.checkout-progress-active',
  'basket/returns-promo': '[data-anchor="basketSummary"] + [data-anchor="returnsPromo"]',
  'basket/recommendations': '.basket-recommendations .instep-card',
  'basket/checkout-button-size': '.basket-checkout-button-size',
  'basket/product-link': '.basket-product-link',
}

/** Templates that nobody sees, or of which nothing is seen. */
const unseen: TemplateId[] = [
  'global/popularity-counts',
  'basket/google-pay',
  'product/hide-true-fit',
  'global/hide-elements',
  'basket/nav-hover-popup',
  // Only who is logged in has the link.
  'global/logout-label',
]

/** Makes a product of the shop one that many looked at, bought or put into their bag: a counter, the product, its window. */
async function raise(service: string, counter: string): Promise<void> {
  const address = `${service}/counters/norrow/${counter}`
  await Promise.all(Array.from({ length: 3 }, () => fetch(address, { method: 'POST', body: '{}' })))
}

/** Counters that are to be raised before an experience shows anything. */
const counters: Partial<Record<TemplateId, string>> = {
  'product/social-proof': `ecount/t004-views/${products[0]?.productId}/1440`,
  'product/selling-fast': 'topk/t004-purchases-10080/cala-tan/10080',
  'category/selling-fast': 'topk/t004-purchases-10080/brisa-court-sage/10080',
  'basket/most-added': 'ecount/t004-most-added/vireo-forest/1440',
}

/** Experiences that show something only for a size of which few pairs are left. */
const ofLowSizes: TemplateId[] = ['product/low-stock', 'product/low-stock-text']

/** What is clicked before an experience can be seen. */
const openers: Partial<Record<TemplateId, readonly string[]>> = {
  'global/mini-basket-recommendations': ['.bag-button'],
  'checkout/padlock': ['[name="payment"][value="card"]'],
  'product/size-guide-image': ['.size-guide-button'],
  'product/technology-icons': ['.description > summary'],
  'product/view-bag': ['.size:not([data-state="sold-out"])', '#buy [data-anchor="addToBag"]'],
}

type Row = { experienceId: string; progress: string }
type Shown = Window & { violations?: string[]; __qubit?: { experiences?: { list(): Row[] } } }

/** Which experiences run on a page now. */
async function runningIn(page: Page | Frame | null): Promise<string[] | undefined> {
  return page?.evaluate(() => {
    const list = (window as Shown).__qubit?.experiences?.list() ?? []
    return list.filter(({ progress }) => progress === 'executed').map(({ experienceId }) => experienceId)
  })
}

/** Which experiences run on a page, once one does. */
async function running(page: Page): Promise<string[] | undefined> {
  await page.waitForFunction(() =>
    (window as Shown).__qubit?.experiences?.list().some(({ progress }) => progress === 'executed'),
  )
  return runningIn(page)
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

/** The browser says that it is a phone's, and its window is as narrow. */
async function becomePhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript((name) => Object.defineProperty(navigator, 'userAgent', { get: () => name }), phone)
}

const entries = galleryEntries(site.experiences)

for (const [at, instance] of site.experiences.entries()) {
  if (isOwn(instance) || unseen.includes(instance.template)) continue
  const { id: experienceId, template: id } = instance
  test(`[SHOP-104] the gallery shows ${experienceId} (${id}) live, alone, within the policy of the page, and its control`, async ({
    page,
    demo,
  }) => {
    const found = troubles(page)
    await page.addInitScript(() => {
      const violations: string[] = []
      Object.assign(window, { violations })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
      )
    })
    const { show = '', control = '' } = entries[at]?.links ?? {}
    const sign = page.locator(signs[id] ?? `${id} has no sign in this file`).first()
    if (counters[id]) await raise(demo.service, counters[id])
    if (/^basket|^checkout|mini-basket/.test(id))
      await page.request.post(`${demo.shop}/uk/en/cart/addToCart`, { form: { sku: 'VIREO-FOREST-37', quantity: '1' } })
    if (id.endsWith('recommendations')) await seedHistory({ ...demo, trackingId: site.trackingId, now: Date.now() })
    if (id === 'product/recently-viewed') {
      await page.goto(demo.shop + show.replace(/product\/[\w-]+/, 'product/wren-soot'))
      await running(page)
    }
    if (id === 'home/recently-viewed') {
      await page.goto(demo.shop + show.replace('/?', '/product/wren-soot?'))
      await running(page)
    }
    const { devices }: Template = catalogue[id].template
    if (!devices.includes('computer')) await becomePhone(page)
    await page.goto(demo.shop + show)
    if (ofLowSizes.includes(id)) {
      await running(page)
      await page.locator('[data-state="low"] input').first().check()
    }
    for (const opener of openers[id] ?? []) await page.locator(opener).first().click()
    await expect(sign).toBeVisible()
    expect(await running(page)).toEqual([experienceId])
    expect(await page.evaluate(() => (window as Shown).violations)).toEqual([])
    await page.goto(demo.shop + control)
    expect(await running(page)).toEqual([experienceId])
    await expect(sign).toHaveCount(0)
    expect(found).toEqual([])
  })
}

test('[SHOP-104] [BU-03] the gallery lists every template with title, pages, what to look for, content, and links for computer and phone', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/gallery`)
  const listed = await page.locator('.gallery-entry').evaluateAll((all) =>
    all.map((each) => ({
      id: each.querySelector('.gallery-ids code')?.textContent,
      texts: [...each.querySelectorAll('h2, h2 + p, .gallery-pages')].map(({ textContent }) => textContent),
      links: [...each.querySelectorAll('.gallery-links a')].map((link) => link.getAttribute('href') ?? ''),
      content: each.querySelector('details pre')?.textContent ?? '',
      fields: [...each.querySelectorAll('details tbody code')].map(({ textContent }) => textContent),
    })),
  )
  for (const [id, { template }] of Object.entries<{ template: Template }>(catalogue)) {
    const entry = listed.find((each) => each.id === id)
    expect(entry?.texts.slice(0, 2), id).toEqual([template.title, template.look])
    for (const type of template.pages.length === 8 ? [] : template.pages) expect(entry?.texts[2], id).toContain(type)
    const path = entries.find((each) => each.id === id)?.links.show ?? ''
    expect(entry?.links.slice(0, 2), id).toEqual([path, `/gallery/phone?show=${encodeURIComponent(path)}`])
    expect(JSON.parse(entry?.content ?? ''), id).toEqual(entry && contentOf(id))
    expect(entry?.fields, id).toEqual(expect.arrayContaining(Object.keys(template.fields)))
  }
  // On a phone: the same page, as wide as one.
  for (const ledger of ['PDP-01', 'CAT-14', 'GLB-01']) {
    await page.goto(`${demo.shop}/gallery`)
    const path = entries.find((each) => each.ledger === ledger)?.links.show ?? ''
    await page.getByRole('link', { name: `On a phone: ${ledger}` }).click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', path)
    expect((await frame.boundingBox())?.width).toBeLessThan(400)
    const experienceId = /qb_force=([\w-]+)\./.exec(path)?.[1]
    await expect.poll(() => runningIn(page.frame({ url: demo.shop + path }))).toEqual([experienceId])
  }
})

function contentOf(id: string): unknown {
  return site.experiences.flatMap((each) => (!isOwn(each) && each.template === id ? [each.content] : []))[0]
}

test('the links of the gallery lead there', async ({ page, demo }) => {
  await page.goto(`${demo.shop}/gallery`)
  await page.getByRole('link', { name: 'Show it: GLB-01' }).click()
  await expect(page.locator('.global-offer-banner')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'The control: GLB-01' }).click()
  expect(await running(page)).toEqual(['offers'])
  await expect(page.locator('.global-offer-banner')).toHaveCount(0)
})

test('[SHOP-110] a button clears the cookies, storage and bag of the demo', async ({ page, context, demo }) => {
  await page.goto(`${demo.shop}/uk/en/`)
  await page.evaluate(() => localStorage.setItem('mine', '1'))
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('cart')
  const before = (await context.cookies()).find(({ name }) => name === 'cart')?.value
  await page.goto(`${demo.shop}/gallery`)
  await page.getByRole('button', { name: 'Begin as a new visitor' }).click()
  await expect(page.getByRole('status')).toContainText('are cleared')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await context.cookies()).toEqual([])
  await page.goto(`${demo.shop}/uk/en/`)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'cart')?.value).not.toBe(before)
})
