import type { WireEvent } from '../../../contract/event.ts'
import { parseJsonObject } from '../../../contract/json.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { DeliveryFaults } from '../../browser/explain-faults.ts'
import type { Page } from '../../browser/page.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import { limits } from '../../limits.ts'
import { type QueuedEvent, queuePrefix } from '../../queue/event-storage.ts'
import type { Consent } from '../../visitor/consent/consent.ts'

/** In the order in which they are checked. */
export type DeliverySilence = 'consent denied' | 'consent pending' | 'bot' | 'blocked address' | 'tracking disabled'

/** The state of the send queue of this property. Times in epoch milliseconds. */
export type InspectedDelivery = {
  /** Ids of the stored events, those of other pages and tabs included. */
  waiting: readonly string[]
  /** How many of these were posted and have no answer yet. */
  posted: number
  oldest?: number
  /** The last batch that the service acknowledged since the inspector was opened. */
  lastSent?: { at: number; count: number }
  /** The failed attempts since then; undefined when there are none. */
  failure?: { at: number; reason: string; times: number }
  /** When the next attempt is made at the earliest; undefined while nothing keeps the queue from sending. */
  pausedUntil?: number
  /** Whether the pause was asked for by an answer of the service, so that it applies to all tabs. */
  isPausedByService: boolean
  /** Why this page sends no events at all. */
  silence?: DeliverySilence
  botSign?: string
}

export type DeliverySources = {
  site: { config: ScriptConfig }
  readonly page: Page
  readonly consent: Consent
  cookies?: CookieStore
  trackingDisabled?: boolean
  faults?: DeliveryFaults
  onSent?: (events: WireEvent[]) => void
}

/** Follows what happens to the events of this page. Returns a function that reads the state of the queue (BY-01). */
export function watchDelivery(run: DeliverySources): () => InspectedDelivery {
  const { page, site } = run
  const { trackingId, gong } = site.config
  const retryMs = gong ? limits.eventRetryGongMs : limits.eventRetryMs
  const { onSent } = run
  let lastSent: InspectedDelivery['lastSent']
  let failuresBefore = 0
  run.onSent = (events) => {
    onSent?.(events)
    // Also called when the queue finds that it has to wait.
    if (events.length === 0) return
    lastSent = { at: page.now(), count: events.length }
    failuresBefore = run.faults?.failedPost?.count ?? 0
  }

  function storedEvents(): QueuedEvent[] {
    const { storage } = page
    const keys = (storage?.keys() ?? []).filter((key) => key.startsWith(queuePrefix))
    const all = keys.map((key) => parseJsonObject(storage?.get(key)) as QueuedEvent | undefined)
    const isOurs = (stored: QueuedEvent | undefined) => {
      const meta = stored?.event?.meta
      return meta !== undefined && (meta.trackingId ?? trackingId) === trackingId
    }
    return all.filter(isOurs) as QueuedEvent[]
  }

  function failureOf(): InspectedDelivery['failure'] {
    const { at, reason, count } = run.faults?.failedPost ?? { at: 0, reason: '', count: 0 }
    const times = count - failuresBefore
    return times > 0 ? { at, reason, times } : undefined
  }

  function silenceOf(): InspectedDelivery['silence'] {
    const blocked = site.config.ipBlocklist ?? []
    const address = run.cookies?.permanent.ipAddress.trim().toLowerCase()
    const consent = run.consent.state()
    if (consent !== 'granted') return `consent ${consent}`
    if (run.faults?.botSign) return 'bot'
    if (address && blocked.some((each) => each.trim().toLowerCase() === address)) return 'blocked address'
    return run.trackingDisabled ? 'tracking disabled' : undefined
  }

  return () => {
    const stored = storedEvents()
    const failure = failureOf()
    const now = page.now()
    // An end further away than the longest wait means that the clock was set back.
    const shared = Number(page.storage?.get(`qb_wait:${trackingId}`))
    const isPausedByService = shared > now && shared - now <= limits.askedWaitMs
    const own = failure && stored.length > 0 ? failure.at + retryMs : 0
    const until = Math.max(isPausedByService ? shared : 0, own)
    const times = stored.map(({ event }) => event.meta.ts)
    return {
      waiting: stored.map(({ event }) => event.meta.id),
      posted: stored.filter(({ attempted }) => attempted).length,
      oldest: times.length > 0 ? Math.min(...times) : undefined,
      lastSent,
      failure,
      pausedUntil: until > now ? until : undefined,
      isPausedByService,
      silence: silenceOf(),
      botSign: run.faults?.botSign,
    }
  }
}
