import { mergeLookup } from '../../visitor/merge-lookup.ts'
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
  if (!cookies.session.visitorIsSynced) run.lookup = synchronise(run, id)
}

/** A lookup that fails leaves the visitor as the cookies know them, and is tried again on the next page. */
async function synchronise(run: Run, id: string): Promise<void> {
  const cookies = need(run, 'cookies')
  try {
    const answer = await run.lookUpVisitor?.(id)
    if (!answer) return
    cookies.raise(mergeLookup(cookies.permanent, answer))
    cookies.change({ session: { visitorIsSynced: true } })
  } catch (error) {
    run.log.warn(`Visitor lookup: ${error instanceof Error ? error.message : error}`)
  }
}
