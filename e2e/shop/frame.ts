import type { Page } from '@playwright/test'
import axe from 'axe-core'

export const anchor = (name: string) => `[data-anchor="${name}"]`
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()
export const phone = { width: 390, height: 844 }
export const computer = { width: 1280, height: 900 }

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source) // by the browser's own tools, which the page's policy does not bind
  const { violations: found } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document))
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}
