import type { Step } from '../step.ts'

/** Opens the inspector for who asks for it, by a flag of the address or the cookie of a page before (PV-07). */
export const openExplorer: Step = async (run) => {
  const { options, page } = run
  const flag = options.get('qubit_explorer') ?? options.get('qb_explorer') ?? page.jar.values('qb_explorer')[0]
  if (flag !== undefined) await (await import('../../preview/explorer/load-explorer.ts')).loadExplorer(run, flag)
}
