import { expect, test } from '../demo.ts'
import { computer, phone, violations } from './frame.ts'
import { at, open } from './page.ts'
import { withoutScript } from './published.ts'

test('[SHOP-15] on a phone and on a computer the checkout has a plain header: nothing leads away but logo, help and bag, until the order is placed', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  const root = `${demo.shop}/uk/en`
  await page.request.post(`${root}/cart/addToCart`, { form: { sku: 'HEARTH-OAT-36', quantity: '2' } })
  await open(page, `${root}/checkout/delivery`)
  const header = page.locator('header')
  /** Does this on a phone and on a computer. */
  const onBoth = async (look: () => Promise<void>) => {
    for (const [name, viewport] of Object.entries({ phone, computer }))
      await test.step(name, async () => {
        await page.setViewportSize(viewport)
        await look()
      })
  }
  const expectPlain = async () => {
    await expect(header.getByRole('link')).toHaveText(['Norrow', 'Help', /Back to bag$/])
    await expect(header.getByRole('button')).toHaveCount(0)
    for (const part of ['headerPromo', 'navMenu', 'miniCart', 'searchOverlay', 'menuOverlay'])
      await expect(at(page, part)).toHaveCount(0)
  }
  const expectShops = async () => {
    await expect(at(page, 'headerPromo')).toBeVisible()
    await expect(at(page, 'miniCart')).toBeVisible()
  }
  await onBoth(async () => {
    await expectPlain()
    await expect(header.locator('.bag-count')).toHaveText('2')
    const bottom = await header.evaluate((one) => one.getBoundingClientRect().bottom)
    expect(await page.locator('main').evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingTop))).toBe(
      bottom - 1,
    )
    expect(await violations(page)).toEqual([])
  })
  await page.locator('.demo-fill button').click()
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await expect(page).toHaveURL(/billing/)
  await onBoth(expectPlain)
  await page.locator('.demo-fill button').click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/confirmation/)
  await onBoth(expectShops)

  await page.request.post(`${root}/cart/addToCart`, { form: { sku: 'HEARTH-OAT-36', quantity: '1' } })
  await open(page, `${root}/checkout/delivery`)
  await header.getByRole('link', { name: 'Back to bag' }).click()
  await expect(page).toHaveURL(`${root}/cart`)
  await onBoth(expectShops)
})
