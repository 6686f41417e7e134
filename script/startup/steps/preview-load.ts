import type { Step } from '../run.ts'

/** Opens the inspector for who asks for it, by a flag of the address or the cookie of a page before (PV-07). */
export const openExplorer: Step = async (run) => {
  const { options, page } = run
  const flag = options.get('qubit_explorer') ?? options.get('qb_explorer') ?? page.jar.values('qb_explorer')[0]
  if (flag !== undefined) await (await import('../../preview/explorer/load-explorer.ts')).loadExplorer(run, flag)
}

/** In preview mode the ordinary script loads the preview script in its place and ends (PV-01, PV-03). */
export const previewLoad: Step = async (run) => {
  const { page, options, site } = run
  const flag = options.get('smartserve_preview') ?? page.jar.values('qb_preview')[0]
  if (site.config.isPreview || flag === undefined) return
  if (await (await import('../../preview/load-preview.ts')).loadPreview(run, flag))
    return { stop: 'Preview mode is on' }
}
