import { expect, test } from '../demo.ts'
import { violations } from './frame.ts'
import { at, open } from './page.ts'
import { withoutScript } from './published.ts'

const moor = '/uk/en/product/moor-chelsea-sand'
const brisa = '/uk/en/product/brisa-court-sage'

test.beforeEach(async ({ page }) => withoutScript(page))

test('[SHOP-44, SHOP-45] the gallery is controlled by thumbnails, swiped, enlarged and played; a missing picture is left out', async ({
  page,
  demo,
}) => {
  await open(page, demo.shop + brisa)
  const gallery = at(page, 'productGallery')
  const thumbs = at(page, 'galleryThumbs').getByRole('link')
  const left = () =>
    page.locator('.gallery-pictures').evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)
  await expect(thumbs).toHaveCount(6)
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(2).click()
  await expect.poll(left).toBe(2)
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'false')
  await page.locator('.gallery-pictures').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }))
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.gallery-pictures')).toHaveCSS('scroll-snap-type', 'x mandatory')

  await gallery
    .getByRole('link', { name: /^Enlarge:/ })
    .nth(1)
    .press('Enter')
  const large = page.getByRole('dialog', { name: 'Picture 2 of 5' })
  await expect(large).toBeVisible()
  const picture = large.getByRole('button', { name: /^Zoom in:/ })
  const width = () => picture.locator('img').evaluate((image) => image.getBoundingClientRect().width)
  const before = await width()
  await picture.click()
  expect(await width()).toBeGreaterThan(1.5 * before)
  await picture.press('Enter')
  expect(await width()).toBe(before)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Picture 3 of 5' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')

  await thumbs.nth(5).click()
  const film = gallery.locator('video')
  await expect(film).toHaveCount(1)
  expect(await film.evaluate((video: HTMLVideoElement) => video.play().then(() => video.videoWidth))).toBeGreaterThan(0)

  await open(page, `${demo.shop}/uk/en/product/marlow-tassel-soot`)
  await expect(thumbs).toHaveCount(4)
  await expect(gallery.locator('.gallery-pictures > li')).toHaveCount(4)
  await expect(gallery.locator('video')).toHaveCount(0)
})

test('[SHOP-46, SHOP-47] the accordion has its four blocks, the description closed in the details and not in another toggle; one product has no returns block', async ({
  page,
  demo,
}) => {
  await open(page, demo.shop + moor)
  const blocks = at(page, 'productAccordion').locator('[data-block]')
  await expect(blocks.getByRole('heading')).toHaveText(['Product details', 'Delivery', 'Returns', 'Reviews'])
  for (const [name, text] of [
    ['delivery', 'Orders over £60 travel free.'],
    ['returns', 'Send back pairs'],
    ['reviews', '4.2 out of 5, 17 reviews'],
  ]) {
    const block = at(page, 'productAccordion').locator(`[data-block="${name}"]`)
    await expect(block.locator('.accordion-content')).toBeHidden()
    await block.getByRole('heading').click()
    await expect(block.locator('.accordion-content')).toContainText(text ?? '')
    await expect(block.locator('.accordion-content')).toBeVisible()
  }
  const description = page.locator('[data-block="details"]').locator(at(page, 'descriptionPanel'))
  await expect(description.locator('p')).toBeHidden()
  await expect(page.locator('main details details')).toHaveCount(0)
  await description.getByText('Description').click()
  await expect(description.locator('p')).toBeVisible()
  await page.goto(`${demo.shop}/uk/en/product/little-hearth-moss`)
  await expect(page.locator('[data-block="delivery"]')).toHaveCount(1)
  await expect(page.locator('[data-block="returns"]')).toHaveCount(0)
  await page.goto(`${demo.shop}/uk/en/product/dune-umber`)
  for (const name of ['descriptionPanel', 'reviewsSection', 'reviewsLabel', 'starRating'])
    await expect(at(page, name)).toHaveCount(0)
})

test('[SHOP-48, SHOP-49, SHOP-90] reviews can be read at once, fold and unfold one by one, and more are loaded; other products follow the information', async ({
  page,
  demo,
}) => {
  await open(page, demo.shop + moor)
  const reviews = at(page, 'reviewsSection').locator('.review')
  await expect(at(page, 'reviewsSection').getByRole('heading')).toHaveText('Reviews')
  await expect(reviews).toHaveCount(4)
  await expect(reviews.nth(0).locator('time')).toHaveText(/^\d+ \w+ \d{4}$/)
  await expect(reviews.nth(0).locator('[data-anchor="starRating"]')).toHaveText(/^\d\.0 out of 5$/)
  for (const index of [0, 1]) {
    await expect(reviews.nth(index).locator('.review-text')).toHaveText(/\S+/)
    await expect(reviews.nth(index).locator('.review-text')).toBeVisible()
    await reviews.nth(index).locator('summary').press('Enter')
    await expect(reviews.nth(index).locator('.review-text')).toBeHidden()
    await expect(reviews.nth(index + 1).locator('.review-text')).toBeVisible()
  }
  await reviews.nth(0).locator('summary').press('Enter')
  const more = at(page, 'reviewsSection').getByRole('link', { name: 'More reviews' })
  await more.click()
  await expect(reviews).toHaveCount(8)
  await expect(reviews.nth(4).locator('summary')).toBeFocused()
  await expect(reviews.nth(0).locator('.review-text')).toBeVisible()
  await expect(reviews.nth(1).locator('.review-text')).toBeHidden()
  for (const count of [12, 16, 17]) {
    await more.click()
    await expect(reviews).toHaveCount(count)
  }
  await expect(more).toHaveCount(0)
  await expect(page).toHaveURL(demo.shop + moor)

  const row = at(page, 'crossSell')
  await expect(row.getByRole('heading', { name: 'Goes well with' })).toBeVisible()
  await expect(row.locator('.card')).toHaveCount(4)
  const follows = await row.evaluate((section) => {
    const information = document.querySelector('[data-anchor="productAccordion"]')
    return information?.compareDocumentPosition(section) === Node.DOCUMENT_POSITION_FOLLOWING
  })
  expect(follows).toBe(true)
})

test('the product page with each of its dialogs open, in German at 320 px, is accessible and fits', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wrong: string[] = []
  async function check(state: string) {
    // A dialog that is fading in has too little contrast for a moment.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        // An animation bound to scrolling never ends.
        .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
    )
    wrong.push(...(await violations(page)).map((each) => `${state}: ${each}`))
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overhang > 0) wrong.push(`${state} is ${overhang} px wider than the window`)
  }
  await open(page, `${demo.shop}/eu/de/product/brisa-court-sage`)
  await at(page, 'trueFitWidget').waitFor()
  for (const opener of [
    at(page, 'sizeGuide'),
    at(page, 'trueFitWidget').getByRole('button'),
    page.locator('.gallery-zoom').first(),
  ]) {
    await opener.click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await check((await page.locator('dialog[open] h2').textContent()) ?? '')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.open = true
  })
  await check('all unfolded')
  expect(wrong).toEqual([])
})

test('without script a pair can be chosen, bought, saved and viewed', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(demo.shop + moor)
  await at(page, 'sizeGuide').click()
  await expect(page.getByRole('dialog', { name: 'Size guide' }).locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await at(page, 'galleryThumbs').getByRole('link').nth(2).click()
  await expect(page.locator('#picture-3')).toBeInViewport()
  await at(page, 'reviewsSection').getByRole('link', { name: 'More reviews' }).click()
  await expect(page.locator('.review')).toHaveCount(8)
  await at(page, 'wishlistArea').getByRole('button').click()
  await expect(at(page, 'wishlistArea').getByRole('button')).toHaveText('Saved')
  await at(page, 'colourSwatches').getByRole('link', { name: 'Soot' }).click()
  await at(page, 'sizeSelector').getByRole('radio', { name: '6', exact: true }).check()
  await at(page, 'addToBag').first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.locator('[data-anchor="basketItem"]')).toContainText('Soot')
  await page.goto(`${demo.shop}/uk/en/product/hearth-charcoal`)
  await expect(page.locator('.panel-price .price')).toHaveText('£38.00')
  await context.close()
})
