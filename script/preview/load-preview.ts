import { messageOf } from '../errors/message-of.ts'
import { limits } from '../limits.ts'
import { endpointOf } from '../remote/endpoints.ts'
import type { Run } from '../startup/run.ts'
import { keepPreview } from './keep-preview.ts'
import { previewScriptUrl } from './preview-script-url.ts'

/** Loads the preview script that a flag asks for, for which it has 35 s (QU-14), and says whether the flag asks for one. */
export async function loadPreview(run: Run, flag: string): Promise<boolean> {
  const { page, site, log } = run
  const { config } = site
  const url = previewScriptUrl(flag, { host: endpointOf('preview', config), propertyId: config.propertyId })
  // Only the address says so: a cookie that renewed itself would never end.
  if (run.options.has('smartserve_preview')) keepPreview(run, flag, url !== undefined)
  if (!url) return false
  // The preview script must not be held for a second copy of this one (ST-13).
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
