import { catalogue } from '../catalogue/catalogue.ts'
import { expect, test, troubles } from './demo.ts'

/** What tells that an experience is there, by template. */
const signs: Record<keyof typeof catalogue, string> = {
  'product/low-stock': '.product-low-stock-box',
  'global/offer-banner': '.global-offer-banner',
  'global/menu-labels': '.global-menu-labels',
}

for (const [id, { template }] of Object.entries(catalogue)) {
  test(`the gallery shows ${id} live, alone, and its control`, async ({ page, demo }) => {
    const found = troubles(page)
    const sign = page.locator(signs[id as keyof typeof catalogue]).first()
    await page.goto(`${demo.shop}/gallery`)
    await page.getByRole('link', { name: `Show ${template.ledger}` }).click()
    if (id === 'product/low-stock') await page.locator('[data-state="low"] input').first().check()
    await expect(sign).toBeVisible()
    for (const [other, selector] of Object.entries(signs))
      if (other !== id) await expect(page.locator(selector)).toHaveCount(0)
    await page.goBack()
    await page.getByRole('link', { name: `${template.ledger}, the control` }).click()
    await page.waitForFunction(() => {
      const { experiences } =
        (window as { __qubit?: { experiences?: { list(): { progress: string }[] } } }).__qubit ?? {}
      return experiences?.list().some(({ progress }) => progress === 'executed')
    })
    await expect(sign).toHaveCount(0)
    expect(found).toEqual([])
  })
}
