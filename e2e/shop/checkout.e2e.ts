import type { Locator, Page, Request } from '@playwright/test'
import { expect, test, troubles } from '../demo.ts'
import { published, withoutScript } from './published.ts'

const anchor = (name: string) => `[data-anchor="${name}"]`
const sku = 'HEARTH-OAT-36'
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()
const card = { cardNumber: '4111 1111 1111 1111', cardExpiry: '11/38', cardCode: '987' }

/** Adds a pair to the bag of the page's browser. */
async function fillBag(page: Page, root: string, wanted = sku): Promise<void> {
  await page.request.post(`${root}/cart/addToCart`, { form: { sku: wanted, quantity: '1' } })
}

const views = async (page: Page) =>
  (await published(page)).filter(({ type }) => type === 'ecView').map(({ data }) => (data.subtypes as string[])[0])

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not reach it.')
}

test('[SHOP-09, SHOP-10, SHOP-14, SHOP-91, SHOP-93] without Instep’s script the steps follow each other without a page load, by keyboard alone, to an order that a reload shows again', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  const found = troubles(page)
  const root = `${demo.shop}/uk/en`
  await fillBag(page, root)
  for (const step of ['billing', 'review', 'delivery']) {
    await page.goto(`${root}/checkout/${step}`)
    await expect(page.locator(`${anchor('progressSteps')} [aria-current="step"]`)).toHaveText(new RegExp(step, 'i'))
  }
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))

  await tabTo(page, page.getByRole('button', { name: 'Continue to billing' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.problem-summary')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email address').first()).toBeFocused()
  await expect(page.getByLabel('Email address').first()).toHaveAccessibleDescription('Please enter your email address.')
  await page.locator('.demo-fill button').press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: /news and offers/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Continue to billing' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(`${root}/checkout/billing`)
  await tabTo(page, page.getByRole('link', { name: 'Back to delivery' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${root}/checkout/delivery`)
  await expect(page.getByRole('checkbox', { name: /news and offers/ })).toBeChecked()
  await page.getByRole('checkbox', { name: 'SMS' }).check()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?')
  await page.goForward()
  await expect(page.getByRole('checkbox', { name: 'SMS' })).toBeChecked() // ticked, not yet sent
  await page.getByRole('button', { name: 'Continue to billing' }).press('Enter')
  await expect(page).toHaveURL(`${root}/checkout/billing`)
  await page.getByRole('radio', { name: /Invoice/ }).press('Space')
  await page.getByRole('button', { name: 'Continue to review' }).press('Enter')
  await expect(page.locator('.review-part').filter({ hasText: 'News' })).toContainText('By email, By SMS')
  await page.getByRole('button', { name: 'Place order' }).press('Enter')

  await expect(page).toHaveURL(`${root}/checkout/confirmation`)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect((await views(page)).join()).toMatch(/^delivery,billing,delivery,billing,delivery,billing,review,confirmation$/)
  const number = (await page.locator('.order-number b').textContent()) ?? ''
  const transaction = (await published(page)).filter(({ type }) => type === 'ecBasketTransactionSummary')
  expect(transaction.map(({ data }) => data.transaction)).toEqual([{ id: number }])
  await expect(page.locator('.bag-count')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.order-number b')).toHaveText(number)
  const again = (await published(page)).find(({ type }) => type === 'ecBasketTransactionSummary')
  expect(again?.data).toEqual(transaction[0]?.data)
  await page.goto(`${root}/checkout/delivery`)
  await expect(page).toHaveURL(`${root}/cart`)
  expect(found.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([])
})

test('[SHOP-69, SHOP-70, SHOP-71, SHOP-72] the card’s fields are drawn when card is chosen, and no card number leaves the page', async ({
  page,
  demo,
  visitorId,
}) => {
  const root = `${demo.shop}/eu/de`
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await fillBag(page, root)
  await page.goto(`${root}/checkout/delivery`)
  await hydrated(page)
  const steps = page.locator(`${anchor('progressSteps')} > li`)
  await expect(steps).toHaveText([/^Lieferung/, /^Zahlung/, /^Übersicht/])
  const consents = page.locator(anchor('consentLabel'))
  await expect(consents).toHaveText([/per E-Mail/, /^SMS$/])
  await expect(consents.first().getByRole('link')).toHaveAttribute('href', '/eu/de/legal/privacy')
  await page.locator('.demo-fill button').click()
  await page.locator('.checkout-form button[type="submit"]').click()

  await expect(page).toHaveURL(`${root}/checkout/billing`)
  const fields = page.locator(anchor('cardField'))
  await expect(fields).toHaveCount(0)
  await page.locator('[name="payment"][value="card"]').check()
  await expect(fields).toHaveCount(3)
  await expect(fields.first()).toHaveAttribute('autocomplete', 'cc-number')
  await page.locator('[name="payment"][value="invoice"]').check()
  await expect(fields).toHaveCount(0)
  await page.locator('[name="payment"][value="card"]').check()
  for (const [id, value] of Object.entries(card)) await page.locator(`#${id}`).fill(value)
  await expect(page.locator(anchor('reviewButton'))).toHaveText(/Übersicht/)
  await page.locator(anchor('reviewButton')).click()
  await expect(page).toHaveURL(`${root}/checkout/review`)
  await page.locator('.checkout-form button[type="submit"]').click()
  await expect(page).toHaveURL(`${root}/checkout/confirmation`)
  await expect.poll(async () => (await demo.events(visitorId)).length, { timeout: 15_000 }).toBeGreaterThan(4)

  expect(sent.map((request) => new URL(request.url()).origin)).toContain(demo.service)
  const bytes = sent.map((request) => `${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`)
  const stored = JSON.stringify([await demo.events(visitorId), await page.context().cookies()])
  const digits = (text: string) => text.replaceAll(/[\s+-]|%20/g, '')
  for (const place of [...bytes, stored, await page.content(), await page.evaluate(() => JSON.stringify(localStorage))])
    expect(digits(place)).not.toMatch(/4111111111111111|11\/38|11%2F38/)
})

test('without script the checkout works with its forms, to the order', async ({ browser, demo }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    hasTouch: true,
    viewport: { width: 320, height: 640 },
  })
  const page = await context.newPage()
  await fillBag(page, `${demo.shop}/us/en`)
  await page.goto(`${demo.shop}/us/en/cart`)
  await page.locator(anchor('checkoutButton')).last().tap()
  await page.getByRole('button', { name: 'Fill with invented data' }).tap()
  await page.getByRole('button', { name: 'Continue to billing' }).tap()
  await page.getByText('Invoice').tap()
  await page.getByRole('button', { name: 'Continue to review' }).tap()
  await page.getByRole('button', { name: 'Place order' }).tap()
  await expect(page.getByText(/NW-\w{4}-\w{4}/)).toBeVisible()
  await expect(page.locator('.summary-total')).toContainText('$')
  await context.close()
})
