import { messageOf } from '../../contract/message-of.ts'
import { chooseDomain } from '../cookies/choose-domain.ts'
import { limits } from '../limits.ts'
import { endpointOf } from '../services/remote/endpoints.ts'
import type { Run } from '../startup/run.ts'

/** Default duration of preview mode (PV-04, CK-01). */
const usualMinutes = 15
const minuteMs = 60_000

/**
 * Continues preview mode on the following pages, or ends it (PV-04). Nothing is stored on a host without a cookie
 * domain.
 */
export function keepPreview({ page, site: { config } }: Run, flag: string, isOn: boolean): void {
  const domain = chooseDomain(config.domains, page.host())
  const lifeMs = isOn ? (config.previewCookieMinutes ?? usualMinutes) * minuteMs : 0
  if (domain !== undefined) page.jar.write('qb_preview', isOn ? encodeURIComponent(flag) : '', { domain, lifeMs })
}

/**
 * Loads the preview script that a flag requests, with a time-out of 35 s (QU-14); resolves to whether the flag
 * requests one.
 */
export async function loadPreview(run: Run, flag: string): Promise<boolean> {
  const { page, site, log } = run
  const { config } = site
  const url = previewScriptUrl(flag, { host: endpointOf('preview', config), propertyId: config.propertyId })
  // Only the flag in the address prolongs preview mode: a cookie that renewed itself would never expire.
  if (run.options.has('smartserve_preview')) keepPreview(run, flag, url !== undefined)
  if (!url) return false
  // The preview script must not be taken for a second copy of this script (ST-13).
  delete page.namespace().smartserve?.startedAt
  const ms = limits.longRequestTimeoutMs
  const timeout = new Promise((_, reject) => {
    page.after(ms, () => reject(new Error(`GET ${url} failed: timeout after ${ms}ms`)))
  })
  try {
    await Promise.race([page.loadScript(url), timeout])
  } catch (error) {
    log.error(`Preview: ${messageOf(error)}`)
  }
  return true
}

type PreviewPlace = { host: string; propertyId: string }

/**
 * Returns the address of the preview script for a flag; undefined when the flag does not switch preview on (PV-01).
 * @param flag value of `smartserve_preview` or of the preview cookie: true, 1 or '' mean no local preview, 0 and false
 * switch preview off, any other id of up to 64 characters names a local preview
 */
export function previewScriptUrl(flag: string | undefined, { host, propertyId }: PreviewPlace): string | undefined {
  if (flag === undefined || flag === '0' || flag === 'false') return undefined
  const isLocal = !['', '1', 'true'].includes(flag)
  if (isLocal && !/^[A-Za-z0-9_-]{1,64}$/.test(flag)) return undefined
  return `${host}/smartserve-${propertyId}${isLocal ? `-${flag}` : ''}-preview.js`
}
