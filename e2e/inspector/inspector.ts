import type { Locator, Page } from '@playwright/test'
import { decided, expect } from '../demo.ts'

export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Instep inspector' })
export const markOf = (page: Page): Locator => page.getByRole('button', { name: /^Instep \d+ on the page/ })

/** Opens a page with the inspector, and waits until each of its experiences has run or will not run. */
export async function inspect(page: Page, address: string): Promise<Locator> {
  await page.goto(withFlag(address))
  return inspected(page)
}

/** Returns the inspector of the page that is loading. */
export async function inspected(page: Page): Promise<Locator> {
  await decided(page)
  const panel = panelOf(page)
  await expect(panel.or(markOf(page))).toBeVisible()
  return panel
}

export function withFlag(address: string): string {
  const url = new URL(address)
  url.searchParams.set('qb_explorer', '1')
  return url.href
}

/** Returns the row of an experience, by its id, or of an event, by its name. */
export const rowOf = (panel: Locator, name: string): Locator =>
  panel.locator('details.row', { has: panel.page().locator('.name, .id', { hasText: new RegExp(`^${name}$`) }) })

export const tabOf = (panel: Locator, name: string): Locator => panel.getByRole('tab', { name })
