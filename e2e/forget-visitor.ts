import type { Page } from '@playwright/test'

/**
 * Leaves a page and empties cookies and storage, so that the next one is that of a new visitor. A new window costs as much as a
 * small page.
 */
export async function forgetVisitor(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await emptyStorage(page, origin)
}

/** Empties the cookies of a page's window, and what all its tabs have stored for an origin. */
export async function emptyStorage(page: Page, origin: string): Promise<void> {
  await page.context().clearCookies()
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await session.detach()
}
