import { isFlagOn } from '../../../contract/flags.ts'
import { syncStatusName } from '../../cookies/sync-status.ts'
import { limits } from '../../limits.ts'
import { likelyId } from '../likely-id.ts'
import { need, type Run } from '../run.ts'
import type { Step } from '../step.ts'

/**
 * Settles who the visitor is (VI-01), and once a session asks the service what it knows of them (VI-14). The engines wait
 * for the answer, the steps before them do not: a page that is left meanwhile must be able to keep its events.
 */
export const visitorId: Step = (run) => {
  const cookies = need(run, 'cookies')
  const id = likelyId(run)
  if (id !== cookies.permanent.visitorId) cookies.change({ permanent: { visitorId: id } })
  run.visitorId = id
  run.consent.whenGranted(() => {
    if (isFlagOn(run.site.config.flags, 'lookupSync') && !isSynced(run)) run.lookup = synchronise(run, id)
  })
  void Promise.resolve(run.lookup).then(run.tellVisitor)
}

/** A mark lasts for the session, and 30 minutes at most (VI-14). */
function isSynced({ page, cookies }: Run): boolean | undefined {
  const [markedAt] = page.jar.values(syncStatusName)
  return cookies?.session.visitorIsSynced && page.now() - Number(markedAt) < limits.sessionLifeMs
}

/**
 * Asks at most for the time of one request: neither a slow service nor a slow chunk holds the engines up. A lookup that
 * fails leaves the visitor as the cookies know them, and is tried again on the next page.
 */
async function synchronise(run: Run, id: string): Promise<void> {
  const { page, log } = run
  const timeout = new Promise<void>((resolve) => page.after(limits.requestTimeoutMs, resolve))
  const asked = import('../visitor-lookup.ts').then((part) => part.synchronise(run, id))
  const failed = (error: unknown) => log.warn(`Visitor lookup: ${error instanceof Error ? error.message : error}`)
  await Promise.race([asked.catch(failed), timeout])
}
