import { openFrame } from '../browser/open-frame.ts'
import type { Page } from '../browser/page.ts'
import { needOf } from '../need-of.ts'
import type { Consent } from '../visitor/consent/consent.ts'
import { contextId } from './context-id.ts'
import { type Due, type DueFacts, dueOf } from './due.ts'
import { type IdExchange, renewId } from './renew-id.ts'
import { syncFrames } from './sync-frames.ts'
import { syncStamp } from './sync-stamp.ts'

/** The parts of a run that the cross-domain sync reads and changes. */
export type SyncParts = DueFacts &
  IdExchange & { readonly page: Pick<Page, 'host' | 'after'>; readonly consent: Consent }

/**
 * Runs all parts of the cross-domain sync that are due. Resolves when the visitor's id can no longer change; numbers
 * from the stamp, and the updates to the other domains, may follow later.
 * @throws (rejects) when a configured iframe lacks its domain (XD-01)
 */
export async function runCrossDomainSync(run: SyncParts, due: Due): Promise<void> {
  const isLinked = takeContextId(run)
  // A link may have changed the visitor.
  const rest = isLinked ? dueOf(run) : due
  if (run.consent.state() === 'granted') return exchangeStates(run, rest, isLinked)
  run.consent.whenGranted(() => {
    exchangeStates(run, rest, isLinked).catch((error) => run.log.warn(`cookie sync: ${error}`))
  })
}

async function exchangeStates(run: SyncParts, { frames, stamp, id }: Due, isLinked: boolean): Promise<void> {
  const stamped = stamp ? syncStamp(run, isLinked) : undefined
  const { after, random } = run.page
  if (frames) await syncFrames(run, { openFrame, isLinked, after, newId: () => String(random()) })
  // For a visitor whose id is already known the stamp provides only numbers.
  if (run.newId) await stamped
  if (id) void renewId(run)
}

/**
 * Switches to the visitor id in the link and returns whether there was one. A different visitor starts with an empty
 * state (UR-03).
 */
function takeContextId(run: SyncParts): boolean {
  const { options, site, log } = run
  const id = contextId(options, site.config.propertyId, log.warn)
  if (!id) return false
  const cookies = needOf(run, 'cookies')
  if (id === cookies.permanent.visitorId) return true
  cookies.begin(id)
  return true
}
