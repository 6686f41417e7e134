import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'
import { violations } from './frame.ts'
import { withoutScript } from './published.ts'

/** Looks at a page of a computer and of the smallest phone. */
async function problems(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await violations(page)).map((each) => `${page.url()} at ${width} px: ${each}`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) found.push(`${page.url()} is ${wide} px wider than a window of ${width} px`)
  }
  return found
}

test('a filled basket and each step, with and without problems, are accessible and fit 1280 and 320 px', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  const root = `${demo.shop}/eu/de`
  for (const sku of ['HEARTH-OAT-36', 'HEARTH-CHARCOAL-38'])
    await page.request.post(`${root}/cart/addToCart`, { form: { sku, quantity: '9' } })
  const found: string[] = []
  const look = async () => found.push(...(await problems(page)))
  await page.goto(`${root}/cart`)
  await page.locator('[data-anchor="googlePayButton"]').waitFor()
  await look()
  await page
    .getByRole('button', { name: /entfernen$/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Rückgängig machen' }).waitFor()
  await look()
  await page.goto(`${root}/checkout/review`)
  await look()
  for (const step of ['delivery', 'billing']) {
    await page.goto(`${root}/checkout/${step}`)
    await page.locator('html[data-hydrated]').waitFor()
    if (step === 'billing') await page.locator('[name="payment"][value="card"]').check()
    const submit = page.locator('.checkout-form button[type="submit"]')
    await submit.click()
    await page.locator('.problem-summary').waitFor()
    await look()
    await page.locator('.demo-fill button').click()
    await submit.click()
    await page.waitForURL(step === 'delivery' ? '**/billing' : '**/review')
  }
  await look()
  await page.locator('.checkout-form button[type="submit"]').click()
  await page.waitForURL('**/confirmation')
  await look()
  expect(found).toEqual([])
})
