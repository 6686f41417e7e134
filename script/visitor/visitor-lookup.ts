import { endpointOf } from '../../contract/endpoints.ts'
import { isFlagOn } from '../../contract/flags.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import type { Page } from '../browser/page.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import { limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { needOf } from '../need-of.ts'
import { createLookUpVisitor, type LookUpVisitor } from '../services/remote/look-up-visitor.ts'
import { mergeLookup } from './merge-lookup.ts'

/** The parts of a run that a visitor lookup needs. */
export type LookupSources = {
  readonly page: Pick<Page, 'send' | 'jar' | 'now'>
  readonly log: Log
  site: Pick<BuiltSite, 'config'>
}

/** The parts of a run that change with the answer of a visitor lookup. */
type LookedUpParts = { cookies?: CookieStore; domain?: string; lookedUpSegments?: unknown }

/** The cookie with the time of the last successful lookup, in epoch milliseconds (CK-02, VI-14). */
export const syncStatusName = 'qb_sync_status'

/** Creates the visitor lookup of a run, in the form that its flags select (VI-15). */
export function lookUpOf({ page, log, site: { config } }: LookupSources): LookUpVisitor {
  return createLookUpVisitor({
    send: page.send,
    host: endpointOf('lookup', config, log.warn),
    trackingId: config.trackingId,
    graphqlHost: isFlagOn(config.flags, 'graphqlLookup') ? endpointOf('graphql', config) : undefined,
  })
}

/** Merges the service's data about a visitor and marks the visitor as synced (VI-14). @throws (rejects) when the lookup fails */
export async function syncVisitor(run: LookupSources & LookedUpParts, visitorId: string): Promise<void> {
  const { page } = run
  const cookies = needOf(run, 'cookies')
  const answer = await lookUpOf(run)(visitorId)
  // Another tab may have changed the visitor id meanwhile.
  if (cookies.permanent.visitorId !== visitorId) return
  run.lookedUpSegments = answer.segments
  cookies.raise(mergeLookup(cookies.permanent, answer))
  cookies.change({ session: { visitorIsSynced: true } })
  const place = { domain: needOf(run, 'domain'), lifeMs: limits.sessionLifeMs }
  page.jar.write(syncStatusName, String(page.now()), place)
}
