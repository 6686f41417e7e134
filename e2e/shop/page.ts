import type { Locator, Page } from '@playwright/test'

/** The elements of the page with this name (SHOP-111). */
export function at(page: Page, name: string): Locator {
  return page.locator(`[data-anchor="${name}"]`)
}

/** Opens a page of the shop and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor()
}

/** When elements of a selector first appeared and first disappeared, in ms since the document began. */
export type Times = Record<string, { came?: number; went?: number }>

/**
 * Records in the page itself when elements appear and disappear, because a busy machine would look too late. Call it
 * before opening the page.
 */
export async function noteTimes(page: Page, selectors: string[]): Promise<() => Promise<Times>> {
  await page.addInitScript((wanted) => {
    const times: Times = Object.fromEntries(wanted.map((selector) => [selector, {}]))
    Object.assign(window, { times })
    new MutationObserver(() => {
      for (const [selector, time] of Object.entries(times)) {
        const there = document.querySelector(selector) !== null
        if (there) time.came ??= performance.now()
        else if (time.came !== undefined) time.went ??= performance.now()
      }
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, selectors)
  return () => page.evaluate(() => (window as unknown as { times: Times }).times)
}
