import { expect, test, troubles } from '../demo.ts'

test('[SHR-12.2] [HOM-02.3] Enter and the button lead to the results for the typed text, in country and language of the page', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  for (const [locale, submit] of [
    ['ca/en', 'Enter'],
    ['ca/en', 'button'],
  ] as const) {
    await page.goto(`${demo.shop}/${locale}/?qb_force=top-search`)
    const form = page.locator('.home-top-search').getByRole('search')
    await form.getByRole('searchbox', { name: 'Search' }).fill(' boots & Söckchen #1 ')
    if (submit === 'Enter') await page.keyboard.press('Enter')
    else await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(
      `${demo.shop}/${locale}/search/index?query=boots%20%26%20S%C3%B6ckchen%20%231&referrer=qubitSearchBar`,
    )
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('boots & Söckchen #1')
  }
  expect(found).toEqual([])
})
