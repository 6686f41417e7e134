import { expect, type Page } from '@playwright/test'
import { settleRows } from './judge-page.ts'
import { anchorsOf } from './missing-anchors.ts'
import { type JourneyPage, journey, type StrangeShop } from './shop.ts'

/** Opens the pages of a shop one after the other: by their addresses, or by the shop's own links where it is one document. */
export async function* walkShop(
  page: Page,
  { shop, url }: { shop: StrangeShop; url: string },
): AsyncGenerator<JourneyPage> {
  for (const name of journey) {
    const { path } = shop.pages[name]
    if (shop.app && page.url().startsWith(url)) {
      await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path)
      await expect(page).toHaveURL(url + path)
    } else await page.goto(url + path, { waitUntil: 'commit' })
    if (name === 'category') await showFirstItem(page, shop)
    yield name
  }
}

/**
 * Scrolls to the first item of the list when all is drawn above it: otherwise that decides whether the item is near the
 * window, and so whether it is looked at.
 */
async function showFirstItem(page: Page, shop: StrangeShop): Promise<void> {
  const { gridItem } = anchorsOf(shop)
  await settleRows(page)
  if (gridItem) await page.locator(gridItem).first().scrollIntoViewIfNeeded()
}

/** Lets a shop draw its list anew after the experiences have changed it; theirs are to be there again. */
export async function redrawList(page: Page, button: string): Promise<void> {
  await settleRows(page)
  await page.locator(button).click()
}
