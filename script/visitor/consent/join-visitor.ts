import type { WireEvent } from '../../../contract/event.ts'
import type { Page } from '../../browser/page.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import { hostOf } from '../../events/count-view-event.ts'
import { openSequence } from '../../events/sequence.ts'
import type { EventQueue } from '../../queue/event-queue.ts'
import { countView, type VisitorState } from '../count-view.ts'
import { publicState } from '../public-state.ts'
import { awaitCookies } from './await-cookies.ts'
import type { Consent } from './consent.ts'
import { type Continued, moveNumbers, renumberEvents, type VisitNumbers } from './renumber-events.ts'

/** The parts of a run that know the visitor and what was counted before the answer. */
export type JoinSources = {
  readonly page: Pick<Page, 'jar' | 'storage' | 'now' | 'after' | 'onLeaving'>
  readonly consent: Consent
  readonly site: { config: { domains: readonly string[] } }
  cookies?: CookieStore
  /** The id that this page has made up. */
  newId?: string
  opened?: { queue: EventQueue }
}

const nothing: VisitNumbers = {
  viewNumber: 0,
  sessionNumber: 0,
  entranceNumber: 0,
  sessionViewNumber: 0,
  entranceViewNumber: 0,
  sessionTs: undefined,
  entranceTs: undefined,
}

/**
 * Pages that are open before the visitor agrees each make up an id. Once another page has stored its own, that id
 * counts: what this page has counted continues the stored numbers, so that visitor, session and entrance are counted
 * once (VI-01, VI-03 to VI-08, EV-07). Acts when this page next reads the cookies, before anything is sent.
 */
export function joinVisitor({ page, site, cookies, newId, opened, consent }: JoinSources): void {
  if (!cookies || !opened) return
  awaitCookies(page, consent)
  const { queue } = opened
  cookies.beforeRefresh = () => {
    const stored = page.jar.values('qb_permanent')[0]?.split(':')[0]
    if (!stored) return
    cookies.beforeRefresh = undefined
    const { permanent, session } = cookies
    if (permanent.visitorId !== newId || stored === newId) return
    // Events that are still held are counted again when they are released.
    const events = queue
      .stored()
      .filter(({ event, heldUntil }) => event.context.id === newId && !heldUntil)
      .map(({ event }) => event)
      .sort((a, b) => a.meta.seq - b.meta.seq)
    setNumbers(cookies, nothing)
    cookies.change({ permanent: { eventNumber: 0 } })
    cookies.refresh()
    const { sample } = publicState(cookies)
    const before = { permanent: cookies.permanent, session: cookies.session, sample }
    const continued = findContinued(before, events, site.config.domains)
    const kept = new Map(renumberEvents(events, before, continued).map((event) => [event.meta.id, event]))
    for (const { meta } of events) if (!kept.has(meta.id)) queue.forget(meta.id)
    kept.forEach(queue.amend)
    setNumbers(cookies, moveNumbers({ ...permanent, ...session }, before, continued))
    cookies.change({ session: { eventNumber: before.session.eventNumber + kept.size } })
    openSequence(cookies, page.storage).take(before.permanent.eventNumber + kept.size)
  }
}

/** Returns which of the visit's beginnings on this page are none, seen from the stored state (VI-04 to VI-07). */
function findContinued(before: VisitorState, events: readonly WireEvent[], domains: readonly string[]): Continued {
  const entrance = events.find(({ meta }) => meta.type === 'qubit.entrance')
  const { begins } = countView(before, {
    ts: 0,
    isFirstOfPageLoad: entrance !== undefined,
    referrerHost: hostOf(String(entrance?.referrerUrl ?? '')),
    hasUtm: entrance?.hasUtm === true,
    domains,
  })
  return { session: !begins.session, entrance: !begins.entrance }
}

function setNumbers(cookies: CookieStore, numbers: VisitNumbers): void {
  const { sessionViewNumber, sessionTs, ...permanent } = numbers
  cookies.change({ permanent, session: { sessionViewNumber, sessionTs } })
}
