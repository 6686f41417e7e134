import type { Step } from '../step.ts'

/** In preview mode the ordinary script loads the preview script in its place and ends (PV-01, PV-03). */
export const previewLoad: Step = async (run) => {
  const { page, options, site } = run
  const flag = options.get('smartserve_preview') ?? page.jar.values('qb_preview')[0]
  if (site.config.isPreview || flag === undefined) return
  if (await (await import('../../preview/load-preview.ts')).loadPreview(run, flag))
    return { stop: 'Preview mode is on' }
}
