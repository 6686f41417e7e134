import { version } from '../../version.ts'
import type { RunStart, Step } from '../run.ts'

/** Marks this run on `window.__qubit`, keeping existing fields; a second copy of the script ends (ST-12, ST-13). */
export const markRun: Step<RunStart> = ({ page, site: { config } }) => {
  const namespace = page.namespace()
  if (namespace.smartserve?.startedAt) return { stop: 'The script runs on this page already' }
  namespace.smartserve = {
    ...namespace.smartserve,
    version,
    propertyId: config.propertyId,
    trackingId: config.trackingId,
    environment: config.environment ?? 'production',
    startedAt: page.now(),
  }
}
