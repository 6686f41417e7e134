import type { EmittedEvent, WireEvent } from '../../contract/event.ts'
import {
  type Channel,
  createChannel,
  type EventPattern,
  type Listener,
  type Subscription,
  subscriptionOf,
} from './channel.ts'
import type { EventMoment } from './page-facts.ts'

export type Interceptor = (event: EmittedEvent) => unknown

/**
 * The public object `window.uv` (EV-01); `emit`, `on`, `once`, `events`, `listeners` and `logLevel` work as in uv-api.
 */
export type Uv = Pick<Channel<EmittedEvent>, 'on' | 'once'> & {
  emit(type: string, data?: object): void
  onEnrichment: Channel<WireEvent>['on']
  onceEnrichment: Channel<WireEvent>['once']
  intercept(type: EventPattern, fn: Interceptor): Subscription
  events: EmittedEvent[]
  listeners: Listener<EmittedEvent>[]
  logLevel: LogLevel
}

type LogLevel = { (level: number): void; ALL: number; INFO: number; ERROR: number; OFF: number }

export type InterceptorEntry = { type: EventPattern; fn: Interceptor; disposed: boolean }

export type Bus = {
  uv: Uv
  /** The channel of events with meta and context; the script's own events appear only here. */
  enriched: Channel<WireEvent>
  interceptors: InterceptorEntry[]
  /**
   * Emits like `uv.emit`; `moment` has what is known of an earlier emission, such as a call stored by the tag's stub
   * (EV-02).
   */
  emit(type: string, data?: object, moment?: Partial<EventMoment>): void
  /** Returns when and where an event was emitted; for an event from before this bus, the moment of the first call. */
  momentOf(event: EmittedEvent): EventMoment
  /**
   * Adds a listener of the script itself: it receives every event after the page's handlers and is not in the public
   * list.
   */
  hear(fn: (event: EmittedEvent) => void): void
}

export type BusNeeds = {
  /** The page's window: the value of `this` in a handler registered without a context. */
  context?: unknown
  /** A page may have replaced it by one without some of its functions. */
  console: Partial<Pick<Console, 'info' | 'error'>>
  /** Called when a handler of page events has thrown; the error is already on the console (EV-03). */
  onError?: (error: unknown, type: string) => void
  /** Called when a handler of enriched events has thrown (EV-03). */
  onEnrichmentError: (error: unknown, event: WireEvent) => void
  /** Returns the current time and page. */
  moment: () => EventMoment
}

/**
 * Creates the bus on `uv`: on the page's own object, which is kept and completed, or on an empty one (EV-01, EV-02).
 */
export function createBus(page: Partial<Uv>, { context, console, onError, onEnrichmentError, moment }: BusNeeds): Bus {
  const waiting: EmittedEvent[] = []
  const ears: ((event: EmittedEvent) => void)[] = []
  const interceptors: InterceptorEntry[] = []
  const moments = new WeakMap<EmittedEvent, EventMoment>()
  const enriched = createChannel<WireEvent>({
    store: { events: [], listeners: [] },
    whileBusy,
    onError: onEnrichmentError,
  })
  const levels = { ALL: 0, INFO: 1, ERROR: 2, OFF: 3 }
  let level = levels.ERROR
  let busy = 0

  /** Handles one event at a time: events emitted by a handler come after the event it handles. */
  function whileBusy(task: () => void): void {
    busy++
    try {
      task()
    } catch (error) {
      reportError(error)
    }
    busy--
    drainQueue()
  }

  function drainQueue(): void {
    if (busy > 0) return
    const event = waiting.shift()
    if (!event) return
    whileBusy(() => {
      // The page's own emit has already delivered the event.
      if (!store.events.includes(event)) channel.deliver(event)
      for (const ear of ears) ear(event)
    })
  }

  function emitEvent(type: string, data: object = {}, known?: Partial<EventMoment>): void {
    if (level <= levels.INFO) console.info?.(type, 'event emitted')
    const copy = { ...data } as EmittedEvent
    copy.meta = { ...copy.meta, type }
    moments.set(copy, { ...moment(), ...known })
    waiting.push(copy)
    drainQueue()
  }

  function momentOf(event: EmittedEvent): EventMoment {
    const known = moments.get(event) ?? moment()
    // A page's own list of events may contain anything (EV-04).
    if (Object(event) === event) moments.set(event, known)
    return known
  }

  function addInterceptor(type: EventPattern, fn: Interceptor): Subscription {
    const entry: InterceptorEntry = { type, fn, disposed: false }
    interceptors.push(entry)
    return subscriptionOf(entry)
  }

  function reportError(error: unknown): void {
    if (level <= levels.ERROR) console.error?.('Error emitting UV event', error instanceof Error ? error.stack : error)
  }

  function setLevel(next: number): void {
    level = next
  }

  const hasOwnEmit = page.emit !== undefined
  const store = Object.assign(page, { events: page.events ?? [], listeners: page.listeners ?? [] })
  const channel = createChannel<EmittedEvent>({
    store,
    context,
    // The tracker has to find the view of a page that emits more while the script loads, as one with a very large basket.
    ears,
    whileBusy,
    onError(error, { meta }) {
      reportError(error)
      onError?.(error, meta.type)
    },
  })
  const uv: Uv = Object.assign(store, {
    emit: (type: string, data?: object) => emitEvent(type, data),
    on: channel.on,
    once: channel.once,
    onEnrichment: enriched.on,
    onceEnrichment: enriched.once,
    intercept: addInterceptor,
    logLevel: Object.assign(setLevel, levels),
  })
  if (hasOwnEmit) hearOwnEmit()

  /**
   * Listens to the page's own `emit`, which the page may have copied from its object and still call: it pushes the
   * event to the list.
   */
  function hearOwnEmit(): void {
    const { events } = store
    // `Reflect.set`, as in `replayKeptCalls`.
    Reflect.set(events, 'push', (...more: EmittedEvent[]) => {
      waiting.push(...more.filter((event) => !moments.has(event)))
      events.splice(events.length, 0, ...more)
      drainQueue()
      return events.length
    })
  }

  return { uv, enriched, interceptors, emit: emitEvent, momentOf, hear: (fn) => ears.push(fn) }
}
