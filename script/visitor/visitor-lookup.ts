import { isFlagOn } from '../../contract/flags.ts'
import { limits } from '../limits.ts'
import { endpointOf } from '../services/remote/endpoints.ts'
import { createLookUpVisitor, type LookUpVisitor } from '../services/remote/look-up-visitor.ts'
import { needOf, type Run } from '../startup/run.ts'
import { mergeLookup } from './merge-lookup.ts'

/** The cookie with the time of the last successful lookup, in epoch milliseconds (CK-02, VI-14). */
export const syncStatusName = 'qb_sync_status'

/** The lookup of this run's visitors, in the form that its flags say (VI-15). */
export function lookUpOf({ page, log, site: { config } }: Run): LookUpVisitor {
  return createLookUpVisitor({
    send: page.send,
    host: endpointOf('lookup', config, log.warn),
    trackingId: config.trackingId,
    graphqlHost: isFlagOn(config.flags, 'graphqlLookup') ? endpointOf('graphql', config) : undefined,
  })
}

/** Takes over what the service knows of a visitor, and marks them as synced (VI-14). @throws (rejects) when it cannot be had */
export async function syncVisitor(run: Run, visitorId: string): Promise<void> {
  const { page } = run
  const cookies = needOf(run, 'cookies')
  const answer = await lookUpOf(run)(visitorId)
  // Another tab may have made the visitor another one meanwhile.
  if (cookies.permanent.visitorId !== visitorId) return
  run.lookedUpSegments = answer.segments
  cookies.raise(mergeLookup(cookies.permanent, answer))
  cookies.change({ session: { visitorIsSynced: true } })
  const place = { domain: needOf(run, 'domain'), lifeMs: limits.sessionLifeMs }
  page.jar.write(syncStatusName, String(page.now()), place)
}
