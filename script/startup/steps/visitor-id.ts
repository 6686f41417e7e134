import { isFlagOn } from '../../../contract/flags.ts'
import { messageOf } from '../../../contract/message-of.ts'
import { limits } from '../../limits.ts'
import { needOf } from '../../need-of.ts'
import { likelyId, storedId } from '../../visitor/likely-id.ts'
import { lookUpOf, syncStatusName, syncVisitor } from '../../visitor/visitor-lookup.ts'
import type { DeliveryParts, PublicApiParts, RunStart, Step, VisitorParts } from '../run.ts'

/** Creates the lookup client; the visitor id step makes the request (ST-06). */
export const createLookup: Step<RunStart & VisitorParts> = (run) => {
  run.lookUpVisitor = lookUpOf(run)
}

/**
 * Determines the visitor's id (VI-01) and, once per session, requests the service's data about the visitor (VI-14). Only
 * the engines wait for the answer: the steps before them continue, so that a page that is left early keeps its events.
 */
export const visitorId: Step<RunStart & VisitorParts & DeliveryParts & PublicApiParts> = async (run) => {
  const cookies = needOf(run, 'cookies')
  const settleId = () => {
    // A tab that opened at the same time may have written before or, without locks, after this one.
    cookies.refresh()
    // An id that the stamp service has given to only one of several tabs meanwhile does not count (VI-17).
    cookies.change({ permanent: { visitorId: (run.newId && storedId(run)) || likelyId(run) } })
    cookies.save()
    cookies.refresh()
  }
  if (likelyId(run) !== cookies.permanent.visitorId || run.newId) {
    await run.page.countInTurn(settleId)
    settleId()
    // Without this part, the page's events stay with the id that it has made up.
    if (run.consent.state() === 'pending')
      import('../../visitor/consent/join-visitor.ts').then(
        ({ joinVisitor }) => joinVisitor(run),
        () => {},
      )
  }
  run.visitorId = cookies.permanent.visitorId
  run.consent.whenGranted(() => {
    if (!isFlagOn(run.site.config.flags, 'lookupSync') || isSynced(run)) return
    run.lookup = lookUp(run, cookies.permanent.visitorId)
  })
  void Promise.resolve(run.lookup).then(run.tellVisitor)
}

/** Returns whether the visitor was looked up in this session, at most 30 minutes ago (VI-14). */
function isSynced({ page, cookies }: RunStart & VisitorParts): boolean | undefined {
  const [markedAt] = page.jar.values(syncStatusName)
  return cookies?.session.visitorIsSynced && page.now() - Number(markedAt) < limits.sessionLifeMs
}

/**
 * Looks up the visitor, with the time-out of one request, so that a slow service does not delay the engines. After a
 * failure the data in the cookies is used, and the next page tries again.
 */
async function lookUp(run: RunStart & VisitorParts, id: string): Promise<void> {
  const { page, log } = run
  const timeout = new Promise<void>((resolve) => page.after(limits.requestTimeoutMs, resolve))
  const warnOfLookup = (error: unknown) => log.warn(`Visitor lookup: ${messageOf(error)}`)
  await Promise.race([syncVisitor(run, id).catch(warnOfLookup), timeout])
}
