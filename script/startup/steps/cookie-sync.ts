import { loadOverflow } from '../../cookies/state-cookie.ts'
import { dueOf } from '../../cross-domain/due.ts'
import type { Step } from '../run.ts'

/** Learns from links, other domains and the stamp service who the visitor is (ST-06); the code for it loads when it is due. */
export const cookieSync: Step = async (run) => {
  const due = dueOf(run)
  if (!Object.values(due).some(Boolean)) return
  const syncCookies = async () => {
    // The exchange needs it, too: asked for now, both come at once.
    loadOverflow().catch(() => {})
    return (await import('../../cross-domain/run-cross-domain-sync.ts')).runCrossDomainSync(run, due)
  }
  // A link is read at once: what happens until the visitor has decided is theirs whom it names (UR-03).
  if (run.consent.state() === 'granted' || due.link) return syncCookies()
  run.consent.whenGranted(() => void syncCookies().catch((error) => run.log.warn(`cookie sync: ${error}`)))
}
