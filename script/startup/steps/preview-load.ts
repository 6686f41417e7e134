import type { PreviewTools } from '../../preview/preview-tools.ts'
import type { RunStart, Step, StepAnswer } from '../run.ts'

/** Loads the portal in a framed page whose address asks for it (PV-06). */
export const portalLoad: Step<RunStart> = (run) => useTools(run, 'loadPortal')

/** In preview mode, loads the preview script instead and ends the run (PV-01, PV-03). */
export const previewLoad: Step<RunStart> = (run) => useTools(run, 'switchPreview')

/** Opens the inspector when a flag in the address, or the cookie of an earlier page, asks for it (PV-07). */
export const openExplorer: Step<RunStart> = (run) => useTools(run, 'openExplorer')

/**
 * Loads the tools of people who preview when anything in the page names one of them; the tool then reads what exactly is
 * asked for. Shoppers load none of this code.
 */
async function useTools(run: RunStart, tool: keyof PreviewTools): Promise<StepAnswer> {
  const { options, page } = run
  const names = [[...options.keys()], page.jar.names(), page.session?.keys(), (page.window as Window).name]
  if (/_(preview|debugger|explorer|load_portal)/.test(`${names}`))
    return (await import('../../preview/preview-tools.ts')).tools[tool](run)
}
