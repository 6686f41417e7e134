import { expect, test } from '../demo.ts'
import { at, open } from './page.ts'
import { moor } from './product-choices.ts'
import { withoutScript } from './published.ts'

test('[SHOP-46, SHOP-47, SHOP-48, SHOP-49, SHOP-90] the accordion has its four blocks, the description closed in the details and not in another toggle; reviews can be read at once, fold and unfold one by one, and more are loaded; other products follow the information; one product has no returns block', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
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

  await page.goto(`${demo.shop}/uk/en/product/little-hearth-moss`)
  await expect(page.locator('[data-block="delivery"]')).toHaveCount(1)
  await expect(page.locator('[data-block="returns"]')).toHaveCount(0)
  await page.goto(`${demo.shop}/uk/en/product/dune-umber`)
  for (const name of ['descriptionPanel', 'reviewsSection', 'reviewsLabel', 'starRating'])
    await expect(at(page, name)).toHaveCount(0)
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
