import type { Page } from '@playwright/test'

/**
 * Leaves a page and empties cookies and storage, so that the next one is that of a new visitor. A new window costs as much as a
 * small page.
 */
export async function forgetVisitor(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await page.context().clearCookies()
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await session.detach()
}
