import { openFrame } from '../browser/open-frame.ts'
import { needOf, type Run } from '../startup/run.ts'
import { contextId } from './context-id.ts'
import { type Due, dueOf } from './due.ts'
import { renewId } from './renew-id.ts'
import { syncFrames } from './sync-frames.ts'
import { syncStamp } from './sync-stamp.ts'

/**
 * All of the exchange that is due. Resolves when the visitor's id can change no more: numbers of the stamp, and what the
 * others are told, may come later.
 * @throws (rejects) when an iframe of the configuration lacks its domain (XD-01)
 */
export async function runCrossDomainSync(run: Run, due: Due): Promise<void> {
  const isLinked = takeContextId(run)
  // A link may have made another visitor of this one.
  const rest = isLinked ? dueOf(run) : due
  if (run.consent.state() === 'granted') return exchangeStates(run, rest, isLinked)
  run.consent.whenGranted(() => {
    exchangeStates(run, rest, isLinked).catch((error) => run.log.warn(`cookie sync: ${error}`))
  })
}

async function exchangeStates(run: Run, { frames, stamp, id }: Due, isLinked: boolean): Promise<void> {
  const stamped = stamp ? syncStamp(run, isLinked) : undefined
  const { after, random } = run.page
  if (frames) await syncFrames(run, { openFrame, isLinked, after, newId: () => String(random()) })
  // Of a visitor whose id is known already the stamp brings numbers only.
  if (run.newId) await stamped
  if (id) void renewId(run)
}

/** Makes the visitor the one that a link brought along, and says whether it did: another one begins anew (UR-03). */
function takeContextId(run: Run): boolean {
  const { options, site, log } = run
  const id = contextId(options, site.config.propertyId, log.warn)
  if (!id) return false
  const cookies = needOf(run, 'cookies')
  if (id === cookies.permanent.visitorId) return true
  cookies.begin(id)
  return true
}
