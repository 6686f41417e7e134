import { previewScriptUrl } from '../../preview/preview-script-url.ts'
import { endpointOf } from '../../remote/endpoints.ts'
import type { Step } from '../step.ts'

/** In preview mode the ordinary script loads the preview script in its place and ends (PV-01, PV-03). */
export const previewLoad: Step = async ({ page, options, site: { config }, log }) => {
  if (config.isPreview) return
  const flag = options.get('smartserve_preview') ?? page.jar.values('qb_preview')[0]
  const url = previewScriptUrl(flag, { host: endpointOf('preview', config), propertyId: config.propertyId })
  if (!url) return
  // The preview script must not be held for a second copy of this one (ST-13).
  delete page.namespace().smartserve?.startedAt
  try {
    await page.loadScript(url)
  } catch (error) {
    log.error(`Preview: ${error instanceof Error ? error.message : error}`)
  }
  return { stop: 'Preview mode is on' }
}
