import { type EmittedEvent, isViewType, type WireEvent, withoutNamespace } from '../../contract/event.ts'
import type { BrowserState } from '../browser-state/browser-state.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Log } from '../log.ts'
import { countTransaction } from '../visitor/count-transaction.ts'
import { newId } from '../visitor/new-id.ts'
import type { TransactionRecord } from '../visitor/transaction-record.ts'
import { type Attributes, followAttributes, noAttributes } from './attributes.ts'
import type { Bus } from './bus.ts'
import { capLists } from './cap-lists.ts'
import { countViewEvent, type OwnEvent } from './count-view-event.ts'
import { enclose } from './envelope.ts'
import { invalidity } from './invalidity.ts'
import { type FieldRule, mapEvent } from './map-event.ts'
import type { SendAnswer } from './may-send.ts'
import type { PageFacts } from './page-facts.ts'

export type TrackerNeeds = {
  visitorId: string
  domains: readonly string[]
  trackingId: string
  uv: Bus
  biscotti: CookieStore
  version: string
  namespace?: string
  bundleId?: string
  urlLength?: number
  page: () => PageFacts
  browser: (page: PageFacts) => BrowserState
  now: () => number
  random: () => number
  timezoneOffset: (ts: number) => number
  /** The analytics client id, where the page has one. */
  gaClientId?: () => string | undefined
  maySend: (event: EmittedEvent) => SendAnswer
  queue: (event: WireEvent) => void
  transactions: TransactionRecord
  mapper?: readonly FieldRule[]
  log: Log
}

export type Tracker = {
  /** The script's own events: `qubit.*`, seen by enrichment handlers only. */
  emitOwn(type: string, data: object): void
  /** Processes what was held since the bus began, in order; from then on events are processed as they come (ST-28). */
  flush(): void
  /** The page's address and where it was reached from: for a later view of a page load, the view before it (BR-02). */
  page(): PageFacts
  /** The latest mapped view, user, product and basket (MP-06). */
  attributes(): Attributes
  /** Called after each processed view, and with the latest one when there was one before. */
  onView(fn: (view: WireEvent) => void): void
}

/** Turns emitted events into counted, enclosed events and hands them to the queue. One direction: nothing calls back. */
export function createTracker(needs: TrackerNeeds): Tracker {
  requireInputs(needs)
  const { uv: bus, biscotti: cookies, log } = needs
  const held: EmittedEvent[] = [...bus.uv.events]
  const viewListeners: ((view: WireEvent) => void)[] = []
  let holding = true
  let latestView: WireEvent | undefined
  let viewUrl: string | undefined
  let referrerUrl = needs.page().referrerUrl
  let viewTs: number | undefined
  let attributes = noAttributes

  bus.hear((event) => (holding ? held.push(event) : process(event)))

  /** Whatever an event brings along, neither the page that emitted it nor the events after it feel an error. */
  function process(emitted: EmittedEvent): void {
    try {
      handle(emitted)
    } catch (error) {
      log.error(String(error))
    }
  }

  function handle(emitted: EmittedEvent): void {
    const ts = bus.emittedAt(emitted) ?? needs.now()
    const problem = invalidity(emitted?.meta ? { ...emitted, meta: { ...emitted.meta, ts } } : emitted)
    if (problem) {
      log.error(problem)
      return
    }
    const type = emitted.meta.type
    const isView = isViewType(type)
    if (!isView && viewTs === undefined && type !== 'qubit.debug') {
      log.info('Event emitted before view, this event will be ignored', { type })
      return
    }
    if (isView) rememberCurrency(emitted.currency)
    const { currency } = cookies.permanent
    const event = capLists(mapEvent(emitted, { currency, rules: needs.mapper, onError: log.warn }))
    const derived = isView ? beginView(ts) : []
    if (withoutNamespace(type) === 'ecBasketTransactionSummary') takeTransaction(event.transaction, ts)
    attributes = followAttributes(attributes, event)
    const enclosed = deliver(event, ts)
    for (const own of derived) deliver({ ...own.data, meta: { type: own.type } }, ts)
    if (!isView) return
    latestView = enclosed
    for (const listener of viewListeners) listener(enclosed)
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
    } else if (result.kind === 'missing')
      tracker.emitOwn('qubit.debug', { code: 'transactionIdMissing', message: 'A transaction has no id' })
  }

  function deliver(event: EmittedEvent, ts: number): WireEvent {
    const answer = needs.maySend(event)
    const seq = cookies.permanent.eventNumber + 1
    const enclosed = enclose(event, {
      ...needs,
      ...{ id: newId(ts, needs.random), ts, seq, ...page(), viewTs, gaClientId: needs.gaClientId?.() },
      visitor: cookies,
      timezoneOffset: needs.timezoneOffset(ts),
    })
    if (answer.sends) {
      // First, for it throws when the event cannot be written as JSON: such an event takes no number.
      needs.queue(enclosed)
      cookies.change({
        permanent: { eventNumber: seq },
        session: { eventNumber: cookies.session.eventNumber + 1 },
      })
    } else log.debug('Event not sent', { type: event.meta.type, because: answer.because })
    bus.enriched.deliver(enclosed)
    return enclosed
  }

  const tracker: Tracker = {
    emitOwn(type, data) {
      const event = { ...data, meta: { type } }
      if (holding) held.push(event)
      else process(event)
    },
    flush() {
      // Still holding: what the handlers of these events emit comes after them.
      for (let event = held.shift(); event; event = held.shift()) process(event)
      holding = false
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
  return tracker
}

/** ST-10: without these no tracker. An empty list of domains counts as missing. */
function requireInputs(needs: TrackerNeeds): void {
  const required = { ...needs, domains: needs.domains?.length }
  for (const name of ['visitorId', 'domains', 'trackingId', 'uv', 'biscotti'] as const)
    if (!required[name]) throw new Error(`${name} is required`)
}
