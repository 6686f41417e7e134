import { type EmittedEvent, isViewType, type WireEvent, withoutNamespace } from '../../contract/event.ts'
import { countTransaction } from '../visitor/count-transaction.ts'
import { newId } from '../visitor/new-id.ts'
import { type Attributes, followAttributes, noAttributes } from './attributes.ts'
import { capLists } from './cap-lists.ts'
import { countViewEvent, type OwnEvent } from './count-view-event.ts'
import type { DebugEvent } from './debug-event.ts'
import { enclose } from './envelope.ts'
import { invalidity } from './invalidity.ts'
import { mapEvent } from './map-event.ts'
import type { PageFacts } from './page-facts.ts'
import type { TrackerNeeds } from './tracker-needs.ts'

/** Id and number that an event got while an interceptor held it. */
export type Place = { id: string; seq: number }

export type Processing = {
  /** @throws when the event cannot be written as JSON */
  handle(event: EmittedEvent, ts: number, place?: Place): void
  /** Stores an event that an interceptor holds, as it is, so that it is not lost with the page (BY-01). */
  keep(event: EmittedEvent, ts: number): Place | undefined
  page(): PageFacts
  attributes(): Attributes
  onView(fn: (view: WireEvent) => void): void
}

export type ProcessingNeeds = TrackerNeeds & {
  emitDebug: (event: DebugEvent) => void
}

/** What becomes of an event: counted, mapped, enclosed, handed to the queue and to the handlers of enriched events. */
export function createProcessing(needs: ProcessingNeeds): Processing {
  const { uv: bus, biscotti: cookies, queue, log } = needs
  const viewListeners: ((view: WireEvent) => void)[] = []
  let latestView: WireEvent | undefined
  let viewUrl: string | undefined
  let referrerUrl = needs.page().referrerUrl
  let viewTs: number | undefined
  let attributes = noAttributes
  let isFirstSent = true

  function refusal(event: EmittedEvent, ts: number): string | undefined {
    const problem = invalidity(event?.meta ? { ...event, meta: { ...event.meta, ts } } : event)
    if (problem) log.error(problem)
    return problem ?? (isEarly(event.meta.type) ? 'before view' : undefined)
  }

  function isEarly(type: string): boolean {
    if (isViewType(type) || viewTs !== undefined || type === 'qubit.debug') return false
    log.info('Event emitted before view, this event will be ignored', { type })
    return true
  }

  function handle(emitted: EmittedEvent, ts: number, place?: Place): void {
    if (refusal(emitted, ts)) return
    const { type } = emitted.meta
    const isView = isViewType(type)
    if (isView) rememberCurrency(emitted.currency)
    const event = mapped(emitted)
    const isFirstView = isView && viewTs === undefined
    const derived = isView ? beginView(ts) : []
    if (withoutNamespace(type) === 'ecBasketTransactionSummary') takeTransaction(event.transaction, ts)
    attributes = followAttributes(attributes, event, needs.userType)
    const enclosed = deliver(event, ts, place)
    for (const own of derived) deliver({ ...own.data, meta: { type: own.type } }, ts)
    if (isFirstView) needs.onFirstView?.()
    if (!isView) return
    latestView = enclosed
    for (const listener of viewListeners) listener(enclosed)
  }

  function mapped(emitted: EmittedEvent): EmittedEvent {
    const { currency } = cookies.permanent
    return capLists(mapEvent(emitted, { currency, rules: needs.mapper, userType: needs.userType, onError: log.warn }))
  }

  function beginView(ts: number): OwnEvent[] {
    const isFirst = viewTs === undefined
    if (viewUrl !== undefined) referrerUrl = viewUrl
    viewUrl = needs.page().url
    viewTs = ts
    return countViewEvent({ cookies, ts, isFirst, browser: needs.browser(page()), domains: needs.domains })
  }

  function page(): PageFacts {
    return { url: needs.page().url, referrerUrl }
  }

  /** MP-03 */
  function rememberCurrency(currency: unknown): void {
    if (typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)) cookies.change({ permanent: { currency } })
  }

  /** A duplicate counts nothing and is delivered all the same (TX-03). */
  function takeTransaction(transaction: unknown, ts: number): void {
    const { transactions } = needs
    const result = countTransaction(cookies, { transaction, ts, isKnown: transactions.has })
    if (result.kind === 'counted') {
      transactions.add(result.id)
      cookies.change(result.state)
      needs.onConversion?.()
    } else if (result.kind === 'missing')
      needs.emitDebug({ code: 'transactionIdMissing', message: 'A transaction has no id' })
  }

  function enclosedAt(event: EmittedEvent, ts: number, place: Place): WireEvent {
    return enclose(event, {
      ...needs,
      ...{ ...place, ts, ...page(), viewTs, gaClientId: needs.gaClientId?.() },
      visitor: cookies,
      timezoneOffset: needs.timezoneOffset(ts),
    })
  }

  function newPlace(ts: number): Place {
    return { id: newId(ts, needs.random), seq: needs.sequence.next() }
  }

  /** After the event was stored: one that cannot be written as JSON takes no number. */
  function takeNumber({ seq }: Place): void {
    needs.sequence.take(seq)
    cookies.change({ session: { eventNumber: cookies.session.eventNumber + 1 } })
  }

  function deliver(event: EmittedEvent, ts: number, held?: Place): WireEvent {
    const answer = needs.maySend(event)
    const place = held ?? newPlace(ts)
    const enclosed = enclosedAt(event, ts, place)
    if (answer.sends) {
      queue.add(enclosed)
      if (!held) takeNumber(place)
      if (isFirstSent && !enclosed.context.gaClientId) waitForClientId(enclosed)
      isFirstSent = false
    } else {
      if (held) queue.forget(held.id)
      log.debug('Event not sent', { type: event.meta.type, because: answer.because })
    }
    bus.enriched.deliver(enclosed)
    return enclosed
  }

  /** The first event of a page load waits for the analytics id; the rest keep their place behind it (EV-10). */
  function waitForClientId(event: WireEvent): void {
    needs.findClientId?.((gaClientId) => queue.amend({ ...event, context: { ...event.context, gaClientId } }))
  }

  return {
    handle,
    keep(event, ts) {
      if (refusal(event, ts) || !needs.maySend(event).sends) return undefined
      const place = newPlace(ts)
      queue.hold(enclosedAt(mapped(event), ts, place))
      takeNumber(place)
      return place
    },
    page,
    attributes() {
      const { openLines, ...closed } = attributes
      return closed
    },
    onView(fn) {
      viewListeners.push(fn)
      if (latestView) fn(latestView)
    },
  }
}
