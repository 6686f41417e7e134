import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The code of axe. Minified it takes a page 90 milliseconds of a core to receive and run, as published 138. */
const axeCode = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export const anchor = (name: string) => `[data-anchor="${name}"]`
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()
export const phone = { width: 390, height: 844 }
export const computer = { width: 1280, height: 900 }

/**
 * Returns axe's violations on a page, or in the part of a selector: each rule with each element.
 * @param rules the ids of the only rules to check
 */
export async function violations(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  // Through the browser's tools, which the page's policy does not restrict.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode)
  const question = { selector: part, only: rules && [...rules] }
  return page.evaluate(async ({ selector, only }) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    // Reporting passes as well would take as long as finding violations.
    const { violations: found } = await inPage.run(selector ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    })
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
  }, question)
}
