import type { DeliveryParts, RunStart, Step } from '../run.ts'

/** Runs the site's own function before anything is stored; it may end the run (ST-17 to ST-19). */
export const preScript: Step<RunStart & DeliveryParts> = async (run) => {
  const { active, draft } = run.site.preScript ?? {}
  if (!active && !draft) return
  try {
    if (await (await import('../../preview/run-pre-script.ts')).runPreScript(run)) return
  } catch (error) {
    // The module cannot be loaded. Errors of the pre-script never stop the run.
    return run.log.error(`pre-script: ${error}`)
  }
  return { stop: 'Smartserve execution aborted by pre script' }
}
