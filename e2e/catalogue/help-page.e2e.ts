import { expect, test } from '../demo.ts'

test('[NF-01.4] Enter and the button lead to the results for the typed text, with special characters encoded', async ({
  page,
  demo,
}) => {
  for (const submit of ['Enter', 'button']) {
    await page.goto(`${demo.shop}/us/en/shop/flying-shoes?qb_force=ways-on`)
    const form = page.locator('.not-found-help-page').getByRole('search')
    await form.getByRole('searchbox', { name: 'Search' }).fill('  red boots&page=2#top ')
    const asked = page.waitForRequest((request) => request.isNavigationRequest())
    if (submit === 'Enter') await page.keyboard.press('Enter')
    else await form.getByRole('button', { name: 'Search' }).click()
    // The browser does not send what follows #; apart from that it only encodes blanks.
    expect((await asked).url().split('#')[0]).toBe(`${demo.shop}/us/en/search/index?query=red%20boots&page=2`)
    await expect(page).toHaveURL(`${demo.shop}/us/en/search/index?query=red%20boots&page=2#top&referrer=qubitSearchBar`)
  }
})
