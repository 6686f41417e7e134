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

/** The public object `window.uv` (EV-01); `emit`, `on`, `once`, `events`, `listeners`, `logLevel` are uv-api's. */
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
  /** Hears events with meta and context; the script's own events pass here only. */
  enriched: Channel<WireEvent>
  interceptors: InterceptorEntry[]
  /** As `uv.emit`; `moment` has what is known of an earlier emission, such as a call that the tag's stub kept (EV-02). */
  emit(type: string, data?: object, moment?: Partial<EventMoment>): void
  /** When and where an event was emitted; of one from before this bus, when it was first asked for. */
  momentOf(event: EmittedEvent): EventMoment
  /** The script's own ear: hears every event after the page's handlers did, and stands in no public list. */
  hear(fn: (event: EmittedEvent) => void): void
}

export type BusNeeds = {
  /** The page's window: what `this` is in a handler that named no context. */
  context?: unknown
  console: { info(...words: unknown[]): void; error(...words: unknown[]): void }
  /** A handler of what the page emits threw; it is on the console already (EV-03). */
  onError?: (error: unknown, type: string) => void
  /** A handler of an enriched event threw (EV-03). */
  onEnrichmentError: (error: unknown, event: WireEvent) => void
  /** Time and page as they are now. */
  moment: () => EventMoment
}

/** Makes the bus on `uv`: a page's own object that is kept and completed, or an empty one (EV-01, EV-02). */
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

  /** One event at a time: what a handler emits comes after the event it handles. */
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
      // By the page's own emit it was delivered already.
      if (!store.events.includes(event)) channel.deliver(event)
      for (const ear of ears) ear(event)
    })
  }

  function emitEvent(type: string, data: object = {}, known?: Partial<EventMoment>): void {
    if (level <= levels.INFO) console.info(type, 'event emitted')
    const copy = { ...data } as EmittedEvent
    copy.meta = { ...copy.meta, type }
    moments.set(copy, { ...moment(), ...known })
    waiting.push(copy)
    drainQueue()
  }

  function momentOf(event: EmittedEvent): EventMoment {
    const known = moments.get(event) ?? moment()
    // A page's own list of events may hold anything (EV-04).
    if (Object(event) === event) moments.set(event, known)
    return known
  }

  function addInterceptor(type: EventPattern, fn: Interceptor): Subscription {
    const entry: InterceptorEntry = { type, fn, disposed: false }
    interceptors.push(entry)
    return subscriptionOf(entry)
  }

  function reportError(error: unknown): void {
    if (level <= levels.ERROR) console.error('Error emitting UV event', error instanceof Error ? error.stack : error)
  }

  function setLevel(next: number): void {
    level = next
  }

  const hasOwnEmit = page.emit !== undefined
  const store = Object.assign(page, { events: page.events ?? [], listeners: page.listeners ?? [] })
  const channel = createChannel<EmittedEvent>({
    store,
    context,
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

  /** A page may have taken `emit` out of its own object, and goes on to call that: it puts the event among the events. */
  function hearOwnEmit(): void {
    const { events } = store
    events.push = (...more) => {
      waiting.push(...more.filter((event) => !moments.has(event)))
      const count = Array.prototype.push.apply(events, more)
      drainQueue()
      return count
    }
  }

  return { uv, enriched, interceptors, emit: emitEvent, momentOf, hear: (fn) => ears.push(fn) }
}
