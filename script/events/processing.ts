import { type EmittedEvent, isViewType, type WireEvent, withoutNamespace } from '../../contract/event.ts'
import { countTransaction } from '../visitor/count-transaction.ts'
import { newId } from '../visitor/new-id.ts'
import { followAttributes, noAttributes } from './attributes.ts'
import { countViewEvent } from './count-view-event.ts'
import { encloseEvent } from './envelope.ts'
import type { Begun, EventPart, EventProcessing } from './event-processing.ts'
import { findInvalidity } from './invalidity.ts'
import { mapEvent } from './map-event.ts'
import type { EventMoment } from './page-facts.ts'
import { toPlain } from './to-plain.ts'
import type { ProcessingNeeds } from './tracker-needs.ts'

/**
 * Creates the processing of events: counting, mapping, adding the envelope, and passing them to the queue and to the
 * handlers of enriched events.
 */
export function createProcessing(needs: ProcessingNeeds): EventProcessing {
  const { uv: bus, biscotti: cookies, queue, log, sequence, tell } = needs
  const viewListeners: ((view: WireEvent) => void)[] = []
  let latestView: WireEvent | undefined
  let view: EventMoment | undefined
  let attributes = noAttributes
  let isFirstSent = true

  function findRefusal(event: EmittedEvent, ts: number): string | undefined {
    const problem = findInvalidity(event?.meta ? { ...event, meta: { ...event.meta, ts } } : event)
    if (problem) log.error(problem)
    const type = event?.meta?.type
    if (problem || isViewType(type) || view || type === 'qubit.debug') return problem
    log.info('Event emitted before view, this event will be ignored', { type })
    return 'before view'
  }

  function takeEvent(emitted: EmittedEvent, moment: EventMoment): Begun | undefined {
    if (findRefusal(emitted, moment.ts)) return undefined
    const { type } = emitted.meta
    const isView = isViewType(type)
    const event = applyMapping(emitted)
    if (isView) rememberCurrency(event.currency)
    const followers = isView ? beginView(event, moment) : []
    takeTransaction(event, moment.ts)
    // Read once for all parts, because it is in a cookie.
    const gaClientId = needs.gaClientId?.()
    const parts: Begun['parts'] = [partOf(event, moment, { gaClientId })]
    for (const { type, data } of followers)
      parts.push(partOf({ ...data, meta: { type } }, moment, { gaClientId, name: type }))
    return { view, parts }
  }

  function applyMapping(emitted: EmittedEvent): EmittedEvent {
    const { currency } = cookies.permanent
    const event = mapEvent(emitted, { ...needs, currency })
    return toPlain(event, (problem) => {
      const message = `${emitted.meta.type}: ${problem}`
      log.warn(message)
      tell({ code: 'field', message })
    })
  }

  function beginView(event: EmittedEvent, moment: EventMoment) {
    const isFirst = !view
    view = { ...moment, referrerUrl: view?.url ?? moment.referrerUrl }
    attributes = followAttributes(attributes, event)
    return countViewEvent({ ...needs, ...view, cookies, isFirst })
  }

  /** Remembers the currency of a view as the visitor's (MP-03). */
  function rememberCurrency(currency: unknown): void {
    if (/^[A-Z]{3}$/.test(String(currency))) cookies.change({ permanent: { currency: String(currency) } })
  }

  /** Counts a transaction. A duplicate is not counted, but still delivered (TX-03). */
  function takeTransaction({ meta, transaction }: EmittedEvent, ts: number): void {
    if (withoutNamespace(meta.type) !== 'ecBasketTransactionSummary') return
    const result = countTransaction(cookies, { transaction, ts, isKnown: needs.transactions.has })
    if (result.kind === 'counted') {
      needs.transactions.add(result.id)
      cookies.change(result.state)
      tell(() => needs.onConversion?.())
    } else if (result.kind === 'missing') tell({ code: 'transactionIdMissing', message: 'A transaction has no id' })
  }

  /** Returns an event with all facts about its moment; its sequence number is not assigned yet. */
  function partOf(event: EmittedEvent, moment: EventMoment, of: { gaClientId?: string; name?: string }): EventPart {
    const { ts, url, referrerUrl } = moment
    const { gaClientId, name = '' } = of
    moment.ids ??= {}
    moment.ids[name] ??= newId(ts, needs.random)
    return {
      event,
      facts: {
        ...needs,
        id: moment.ids[name],
        ts,
        url,
        referrerUrl: view?.referrerUrl ?? referrerUrl,
        viewTs: view?.ts,
        seq: 0,
        gaClientId,
        visitor: { permanent: cookies.permanent, session: cookies.session },
        timezoneOffset: needs.timezoneOffset(ts),
      },
    }
  }

  /** Stores a part through `put`, if it may be sent, and assigns its sequence number the first time. */
  function storePart({ event, facts }: EventPart, put: (event: WireEvent) => void): WireEvent {
    const because = needs.refuseEvent(event)
    const isNew = facts.seq === 0
    if (isNew) facts.seq = sequence.next()
    const enclosed = encloseEvent(event, facts)
    if (!because) {
      put(enclosed)
      if (isNew) {
        sequence.take(facts.seq)
        cookies.change({ session: { eventNumber: cookies.session.eventNumber + 1 } })
      }
    } else {
      if (isNew) facts.seq = 0
      else queue.forget(facts.id)
      log.debug('Event not sent', { type: event.meta.type, because })
    }
    return enclosed
  }

  /**
   * Updates the attributes. An event of an earlier view does not change those of the current view, except for the
   * user.
   */
  function followView(event: EmittedEvent, isCurrent: boolean): void {
    const next = followAttributes(attributes, event, needs.userType)
    if (!isViewType(event.meta.type)) attributes = isCurrent ? next : { ...attributes, user: next.user }
    else if (isCurrent) attributes = { ...attributes, view: next.view }
  }

  function completeParts({ view: own, parts }: Begun): void {
    const [{ event }] = parts
    const isCurrent = own === view
    followView(event, isCurrent)
    const [enclosed] = parts.map((part) => {
      const enclosed = storePart(part, queueEvent)
      tell(() => bus.enriched.deliver(enclosed))
      return enclosed
    })
    if (!isCurrent || !enclosed || !isViewType(event.meta.type)) return
    // Saves what the view has begun, for other tabs (CK-12), and the numbers of its events, because local storage may
    // be forbidden (EV-07).
    cookies.save()
    tell(() => {
      if (!latestView) needs.onFirstView?.()
      latestView = enclosed
      for (const listener of viewListeners) listener(enclosed)
    })
  }

  /**
   * Adds an event to the queue. The first event of a page load waits for the analytics id, and later events stay
   * behind it (EV-10).
   */
  function queueEvent(event: WireEvent): void {
    const { context } = event
    queue.add(event)
    if (isFirstSent && !context.gaClientId)
      tell(() => needs.findClientId?.((gaClientId) => queue.amend({ ...event, context: { ...context, gaClientId } })))
    isFirstSent = false
  }

  function handleEvent(event: EmittedEvent, moment: EventMoment): void {
    const begun = takeEvent(event, moment)
    if (begun) completeParts(begun)
  }

  return {
    handle: handleEvent,
    begin(event, moment) {
      const begun = takeEvent(event, moment)
      for (const part of begun?.parts ?? []) storePart(part, queue.hold)
      if (begun && isViewType(event.meta.type)) cookies.save() // other tabs have to find it (CK-12)
      return begun
    },
    finish(ready, moment, begun) {
      const main = begun?.parts[0]
      if (isViewType(ready.meta.type) && !(main && isViewType(main.event.meta.type))) return handleEvent(ready, moment)
      if (!begun || !main || findRefusal(ready, moment.ts)) return
      main.event = applyMapping(ready)
      takeTransaction(main.event, moment.ts)
      completeParts(begun)
    },
    page() {
      const { url, referrerUrl } = needs.page()
      return { url, referrerUrl: view?.referrerUrl ?? referrerUrl }
    },
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
