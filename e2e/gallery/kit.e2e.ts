import type { Locator, Page } from '@playwright/test'
import { type KitPartId, kitPartIds } from '../../gallery/kit/kit-part-ids.ts'
import { type Demo, expect, test, troubles } from '../demo.ts'
import { violations } from '../shop/frame.ts'

/** Requests of the extreme content that must fail. */
const missing = /Failed to load resource: the server responded with a status of 404/

/** Opens the page of a part, and returns its running sample. */
async function open(page: Page, demo: Demo, id: KitPartId): Promise<Locator> {
  await page.goto(`${demo.shop}/gallery/kit/${id}`)
  const sample = page.locator('[data-example="sample"]')
  await expect(sample.getByRole('button', { name: 'Remove' })).toBeVisible()
  return sample
}

/** How the examples of some parts are used, and what they list as emitted. */
const uses: Partial<Record<KitPartId, (sample: Locator) => Promise<void>>> = {
  async carousel(carousel) {
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect(carousel.getByText('2/7')).toBeVisible()
  },
  async dialog(dialog) {
    await dialog.getByRole('button', { name: 'How a shoe should fit' }).click()
    await expect(dialog.page().getByRole('dialog', { name: 'How a shoe should fit' })).toBeVisible()
    await dialog.page().keyboard.press('Escape')
    await expect(dialog.getByRole('log')).toHaveText(/The shopper closed it$/)
  },
  async money(money) {
    await money.getByLabel('Currency').fill('EUR')
    await expect(money.getByText('€12.35')).toBeVisible()
  },
  async 'add-to-bag'(card) {
    await card.getByRole('button', { name: 'Add to bag' }).first().click()
    await expect(card.getByRole('log')).toContainText(
      /Callback: clickthrough.*POST \/uk\/en\/cart\/addToCart, sku=.*Metric: add-to-bag/s,
    )
  },
  async 'recently-viewed'(viewed) {
    await viewed.getByRole('button', { name: 'View' }).first().click()
    await expect(viewed.getByRole('region', { name: 'Your recent shoes' }).getByRole('link')).toHaveCount(1)
  },
  async listing(list) {
    await list.getByRole('button', { name: 'Load more' }).click()
    await expect(list.getByText('Can be resoled')).toHaveCount(8)
    await list.getByRole('button', { name: 'Redraw' }).click()
    await expect(list.getByText('Can be resoled')).toHaveCount(8)
  },
  async 'search-box'(search) {
    const page = search.page()
    await search.getByRole('searchbox', { name: 'Search the shop' }).fill('boots')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/uk\/en\/search\/index\?query=boots&referrer=qubitSearchBar$/)
  },
}

test('each part of the kit has a page whose example can be removed, without accessibility violations, also at 320 px, and used, and lists what it emits', async ({
  page,
  demo,
}) => {
  test.setTimeout(180_000)
  const found = troubles(page)
  const wrong: string[] = []
  await page.setViewportSize({ width: 320, height: 640 })
  for (const id of kitPartIds) {
    const sample = await open(page, demo, id)
    const drawn = sample.locator(`.kit-${id}, .instep-corner`).first()
    await expect(drawn).toBeAttached()
    await expect(page.locator('[data-example="extreme"] [data-do="toggle"]')).toBeVisible()
    wrong.push(...(await violations(page)).map((each) => `${id} ${each}`))
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overhang > 0) wrong.push(`${id} is ${overhang} px wider than the window`)
    await sample.getByRole('button', { name: 'Remove' }).click()
    await expect(drawn).toHaveCount(0)
    await sample.getByRole('button', { name: 'Show again' }).click()
    await expect(drawn).toBeAttached()
    await test.step(`${id} is used`, async () => uses[id]?.(sample))
  }
  expect(wrong).toEqual([])
  expect(found.filter((trouble) => !missing.test(trouble))).toEqual([])
})
