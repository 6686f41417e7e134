import { isFlagOn } from '../../../contract/flags.ts'
import { messageOf } from '../../../contract/message-of.ts'
import { limits } from '../../limits.ts'
import { likelyId, storedId } from '../../visitor/likely-id.ts'
import { lookUpOf, syncStatusName, syncVisitor } from '../../visitor/visitor-lookup.ts'
import { needOf, type Run, type Step } from '../run.ts'

/** Creates the lookup client; the request is the visitor id step's (ST-06). */
export const createLookup: Step = (run) => {
  run.lookUpVisitor = lookUpOf(run)
}

/**
 * Settles who the visitor is (VI-01), and once a session asks the service what it knows of them (VI-14). The engines wait
 * for the answer, the steps before them do not: a page that is left meanwhile must be able to keep its events.
 */
export const visitorId: Step = async (run) => {
  const cookies = needOf(run, 'cookies')
  const settleId = () => {
    // A tab that opened at the same moment may have written first, or where there are no turns last.
    cookies.refresh()
    // Nor does an id hold that the stamp service gave to one of several tabs meanwhile (VI-17).
    cookies.change({ permanent: { visitorId: (run.newId && storedId(run)) || likelyId(run) } })
    cookies.save()
    cookies.refresh()
  }
  if (likelyId(run) !== cookies.permanent.visitorId || run.newId) {
    await run.page.countInTurn(settleId)
    settleId()
  }
  run.visitorId = cookies.permanent.visitorId
  run.consent.whenGranted(() => {
    if (!isFlagOn(run.site.config.flags, 'lookupSync') || isSynced(run)) return
    run.lookup = lookUp(run, cookies.permanent.visitorId)
  })
  void Promise.resolve(run.lookup).then(run.tellVisitor)
}

/** A mark lasts for the session, and 30 minutes at most (VI-14). */
function isSynced({ page, cookies }: Run): boolean | undefined {
  const [markedAt] = page.jar.values(syncStatusName)
  return cookies?.session.visitorIsSynced && page.now() - Number(markedAt) < limits.sessionLifeMs
}

/**
 * Asks at most for the time of one request: a slow service does not hold the engines up. A lookup that fails leaves the visitor
 * as the cookies know them, and is tried again on the next page.
 */
async function lookUp(run: Run, id: string): Promise<void> {
  const { page, log } = run
  const timeout = new Promise<void>((resolve) => page.after(limits.requestTimeoutMs, resolve))
  const warnOfLookup = (error: unknown) => log.warn(`Visitor lookup: ${messageOf(error)}`)
  await Promise.race([syncVisitor(run, id).catch(warnOfLookup), timeout])
}
