import type { ExplorerSources } from './explorer/load-explorer.ts'

/** The tools of people who preview, by what each startup step needs of them. */
export const tools = {
  async loadPortal(run: ExplorerSources): Promise<void> {
    if (run.options.has('smartserve_load_portal')) (await import('./portal/load-portal.ts')).loadPortal(run)
  },
  async switchPreview(run: ExplorerSources): Promise<{ stop: string } | undefined> {
    if (run.site.config.isPreview) return undefined
    const { openDebugger } = await import('./debugger/open-debugger.ts')
    const inspected = await openDebugger(run)
    const flag = run.options.get('smartserve_preview') ?? run.page.jar.values('qb_preview')[0] ?? (inspected && '')
    if (flag === undefined) return undefined
    const { loadPreview } = await import('./load-preview.ts')
    return (await loadPreview(run, flag, inspected?.environment)) ? { stop: 'Preview mode is on' } : undefined
  },
  async openExplorer(run: ExplorerSources): Promise<void> {
    const { options, page } = run
    const flag = options.get('qubit_explorer') ?? options.get('qb_explorer') ?? page.jar.values('qb_explorer')[0]
    if (flag !== undefined) await (await import('./explorer/load-explorer.ts')).loadExplorer(run, flag)
  },
}

export type PreviewTools = typeof tools
