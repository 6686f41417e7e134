import type { BuiltSite } from '../../../contract/script-config.ts'
import { openKeyValue } from '../../browser/key-value.ts'
import type { Page } from '../../browser/page.ts'
import { fitsDomain } from '../../cookies/choose-domain.ts'
import type { DebuggerPlaces } from './debugger-config.ts'

type PlaceSources = { readonly page: Pick<Page, 'window' | 'facts'>; site: Pick<BuiltSite, 'config'> }

/**
 * Returns where the debugger's configuration is stored in this tab. The window's name can be trusted when the page before
 * was one of the shop, and no other page frames this one: a frame's name belongs to the page around it.
 */
export function debuggerPlaces({ page, site: { config } }: PlaceSources): DebuggerPlaces {
  const browser = page.window as Window
  const isTop = browser.top === browser
  return {
    session: openKeyValue(browser, 'sessionStorage'),
    window: browser,
    // The ordinary script, which loads the preview script, has already checked the name.
    isNameOwn: isTop && (config.isPreview === true || isOwnPage(page.facts().referrerUrl, config.domains)),
  }
}

function isOwnPage(url: string, domains: readonly string[]): boolean {
  try {
    const { hostname } = new URL(url)
    return domains.some((domain) => fitsDomain(hostname, domain))
  } catch {
    return false // no page before, or one that does not say its address
  }
}
