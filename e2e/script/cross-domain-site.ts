import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { defineSite, type SiteConfig } from '../../catalogue/define-site.ts'
import { buildSite } from '../../cli/build/build-site.ts'
import shop from '../../shop/instep.config.ts'
import { waitInPage } from '../wait-in-page.ts'

export type Visitor = { visitorId: string; viewNumber: number }
type Counted = Visitor & { lastViewTs?: number }
export type ShopWindow = {
  instep?: { consent(state: string): void }
  __qubit?: { getVisitorState(): Counted; decorateLink(link: string): string; version?: string }
}

const root = join(import.meta.dirname, '../..')

/** Opens a page and waits until the run is complete and the view counted. */
export async function visit(page: Page, url: string): Promise<Visitor> {
  await page.goto(url)
  await waitInPage(page, () => (window as ShopWindow).__qubit?.version)
  // State from another site is there before this page's own view is counted.
  await waitInPage(
    page,
    () => Number((window as ShopWindow).__qubit?.getVisitorState().lastViewTs) >= Math.floor(performance.timeOrigin),
  )
  return page.evaluate(() => {
    const { visitorId = '', viewNumber = 0 } = (window as ShopWindow).__qubit?.getVisitorState() ?? {}
    return { visitorId, viewNumber }
  })
}

type ExchangeSettings = Pick<SiteConfig, 'domains' | 'endpoints' | 'flags' | 'crossDomainIframes'>

/**
 * Builds the script of the shop with these settings into a temporary folder of the test, as `instep dev` does: without
 * the checks of types and the minifying, which take longer than all else.
 */
export async function buildExchangeSite(settings: ExchangeSettings): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(root, '.build', 'e2e-exchange-'))
  await buildSite(defineSite({ ...shop, experiences: [], ...settings }), folder, { isQuick: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The script comes from another build than the shop's own, whose pages name files that this build does not have. */
export function fromBuild(folder: string) {
  return (route: Route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split('/instep/')
    const path = join(folder, file)
    if (!existsSync(path)) return route.fulfill({ status: 404 })
    // Read at once: a page may still ask when its test has ended, and the folder is removed.
    return route.fulfill({
      body: readFileSync(path),
      contentType: file.endsWith('.html') ? 'text/html' : 'text/javascript',
    })
  }
}
