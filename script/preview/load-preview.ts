import { messageOf } from '../../contract/message-of.ts'
import { type PreviewEnvironment, previewScriptName } from '../../contract/preview-script.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import type { Page } from '../browser/page.ts'
import { chooseDomain } from '../cookies/choose-domain.ts'
import { limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { previewHosts } from './preview-hosts.ts'

/** The parts of a run that load another script in its place. */
export type PreviewLoadSources = {
  readonly page: Page
  readonly log: Log
  readonly options: ReadonlyMap<string, string>
  site: Pick<BuiltSite, 'config'>
}

/** Default duration of preview mode (PV-04, CK-01). */
const usualMinutes = 15
const minuteMs = 60_000

/**
 * Continues preview mode on the following pages, or ends it (PV-04). Nothing is stored on a host without a cookie
 * domain.
 */
export function keepPreview(
  { page, site: { config } }: Pick<PreviewLoadSources, 'page' | 'site'>,
  flag: string,
  isOn: boolean,
): void {
  const domain = chooseDomain(config.domains, page.host())
  const lifeMs = isOn ? (config.previewCookieMinutes ?? usualMinutes) * minuteMs : 0
  if (domain !== undefined) page.jar.write('qb_preview', isOn ? encodeURIComponent(flag) : '', { domain, lifeMs })
}

/**
 * Loads the preview script that a flag requests, of the site's environment or of the debugger's; resolves to whether
 * the flag requests one. In staging that of development is loaded where there is none (PV-02). When no script can be
 * loaded, this is logged, and the page stays without a run.
 */
export async function loadPreview(
  run: PreviewLoadSources,
  flag: string,
  environment?: PreviewEnvironment,
): Promise<boolean> {
  const { page, log, site, options } = run
  const name = previewScriptName(site.config.propertyId, flag)
  // Only the flag in the address prolongs preview mode: a cookie that renewed itself would never expire.
  if (options.has('smartserve_preview')) keepPreview(run, flag, name !== undefined)
  if (!name) return false
  // The preview script must not be taken for a second copy of this script (ST-13).
  delete page.namespace().smartserve?.startedAt
  const hosts = previewHosts(site.config, environment)
  if (hosts.length === 0) log.error('Preview: no host is configured: set previewHosts or endpoints.preview')
  for (const host of hosts) {
    try {
      await loadInTime(page, `${host}/${name}`)
      return true
    } catch (error) {
      log.error(`Preview: ${messageOf(error)}`)
    }
  }
  const browser = page.window as Window
  await import('./say-trouble.ts').then(({ sayTrouble }) => sayTrouble(browser, 'noScript')).catch(() => {}) // logged above
  return true
}

/** Loads a script with a time-out of 35 s (QU-14). @throws (rejects) when it cannot be loaded in time */
function loadInTime(page: Page, url: string): Promise<unknown> {
  const ms = limits.longRequestTimeoutMs
  const timeout = new Promise((_, reject) => {
    page.after(ms, () => reject(new Error(`GET ${url} failed: timeout after ${ms}ms`)))
  })
  return Promise.race([page.loadScript(url), timeout])
}
