import { loadOverflow } from '../../cookies/state-cookie.ts'
import { dueOf } from '../../cross-domain/due.ts'
import type { RunStart, Step, VisitorParts } from '../run.ts'

/** Finds the visitor's id in links, on other domains and in the stamp service (ST-06). Its code loads only when due. */
export const cookieSync: Step<RunStart & VisitorParts> = async (run) => {
  const due = dueOf(run)
  if (!Object.values(due).some(Boolean)) return
  const syncCookies = async () => {
    // The exchange also needs this module: requested now, both load in parallel.
    loadOverflow().catch(() => {})
    return (await import('../../cross-domain/run-cross-domain-sync.ts')).runCrossDomainSync(run, due)
  }
  // A link is read at once, so that events before the consent decision belong to the visitor it names (UR-03).
  if (run.consent.state() === 'granted' || due.link) return syncCookies()
  run.consent.whenGranted(() => void syncCookies().catch((error) => run.log.warn(`cookie sync: ${error}`)))
}
