import { version } from '../../version.ts'
import type { Step } from '../run.ts'

/** Marks this run on `window.__qubit` without touching what is there; a second copy of the script ends (ST-12, ST-13). */
export const markRun: Step = ({ page, site: { config } }) => {
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
