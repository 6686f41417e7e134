import { expect, test } from '../demo.ts'
import { computer, phone, violations } from './frame.ts'
import { at, open } from './page.ts'
import { withoutScript } from './published.ts'

for (const [name, viewport] of Object.entries({ phone, computer }))
  test(`[SHOP-15] on a ${name} the checkout has a plain header: nothing leads away but logo, help and bag, until the order is placed`, async ({
    page,
    demo,
  }) => {
    await withoutScript(page)
    await page.setViewportSize(viewport)
    const root = `${demo.shop}/uk/en`
    await page.request.post(`${root}/cart/addToCart`, { form: { sku: 'HEARTH-OAT-36', quantity: '2' } })
    await open(page, `${root}/checkout/delivery`)
    const header = page.locator('header')
    const expectPlain = async () => {
      await expect(header.getByRole('link')).toHaveText(['Norrow', 'Help', /Back to bag$/])
      await expect(header.getByRole('button')).toHaveCount(0)
      for (const part of ['headerPromo', 'navMenu', 'miniCart', 'searchOverlay', 'menuOverlay'])
        await expect(at(page, part)).toHaveCount(0)
    }
    await expectPlain()
    await expect(header.locator('.bag-count')).toHaveText('2')
    const bottom = await header.evaluate((one) => one.getBoundingClientRect().bottom)
    expect(await page.locator('main').evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingTop))).toBe(
      bottom - 1,
    )
    expect(await violations(page)).toEqual([])
    await page.locator('.demo-fill button').click()
    await page.getByRole('button', { name: 'Continue to billing' }).click()
    await expect(page).toHaveURL(/billing/)
    await expectPlain()
    await page.locator('.demo-fill button').click()
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/confirmation/)
    await expect(at(page, 'headerPromo')).toBeVisible()
    await expect(at(page, 'miniCart')).toBeVisible()

    await page.request.post(`${root}/cart/addToCart`, { form: { sku: 'HEARTH-OAT-36', quantity: '1' } })
    await open(page, `${root}/checkout/delivery`)
    await header.getByRole('link', { name: 'Back to bag' }).click()
    await expect(page).toHaveURL(`${root}/cart`)
    await expect(at(page, 'headerPromo')).toBeVisible()
  })
