import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '@playwright/test'
import { defineSite, type SiteConfig } from '../../catalogue/define-site.ts'
import { buildSite } from '../../cli/build/build-site.ts'
import shop from '../../shop/instep.config.ts'

const root = join(import.meta.dirname, '../..')

type QuickSettings = Pick<SiteConfig, 'endpoints'> &
  Partial<Pick<SiteConfig, 'domains' | 'experiences' | 'flags' | 'crossDomainIframes'>>

export type QuickSite = { folder: string; remove(): void }

/**
 * Builds the script of the shop with these settings, without experiences unless given, into a temporary folder of the test, as
 * `instep dev` does: without the checks of types and the minifying, which take longer than all else.
 */
export async function buildQuickSite(settings: QuickSettings): Promise<QuickSite> {
  const folder = mkdtempSync(join(root, '.build', 'e2e-quick-'))
  await buildSite(defineSite({ ...shop, experiences: [], ...settings }), folder, { isQuick: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Answers with a file of such a build, on pages of the shop. These name files of the shop's own build, which only the shop has: what they
 * preload is not run.
 */
export function fromBuild(folder: string) {
  return (route: Route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split('/instep/')
    const path = join(folder, file)
    if (!existsSync(path)) return route.fallback()
    // Read at once: a page may still ask when its test has ended, and the folder is removed.
    return route.fulfill({
      body: readFileSync(path),
      contentType: file.endsWith('.html') ? 'text/html' : 'text/javascript',
    })
  }
}
