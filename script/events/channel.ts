import { limits } from '../limits.ts'

type TypedEvent = { meta: { type: string } }

export type Listener<E> = { type: EventPattern; callback: (event: E) => void; disposed: boolean; context: unknown }

/** What a registration returns (EV-01); both answer the handle itself. */
export type Subscription = { replay(): Subscription; dispose(): Subscription }

/** Where a channel keeps what passed and who listens; for the public one this is `window.uv` itself. */
export type ChannelStore<E> = { events: E[]; listeners: Listener<E>[] }

export type Channel<E> = {
  on(type: EventPattern, fn: (event: E) => void, context?: unknown): Subscription
  once(type: EventPattern, fn: (event: E) => void, context?: unknown): Subscription
  /** Keeps the event and calls its handlers in the order they were attached; one that throws stops no other. */
  deliver(event: E): void
}

export type ChannelNeeds<E> = {
  store: ChannelStore<E>
  onError: (error: unknown, event: E) => void
  /** What `this` is in a handler that named no context. */
  context?: unknown
  /** Wraps the calls of a replay, so that events emitted by a handler come after it. */
  whileBusy?: (task: () => void) => void
}

/** The handle of a registration, with what its replay does. */
export function subscriptionOf(entry: { disposed: boolean }, replay?: () => void): Subscription {
  const handle: Subscription = {
    replay() {
      replay?.()
      return handle
    },
    dispose() {
      entry.disposed = true
      return handle
    },
  }
  return handle
}

/** A list of events and the handlers that hear them, with replay and disposal as uv-api documents. */
export function createChannel<E extends TypedEvent>(needs: ChannelNeeds<E>): Channel<E> {
  const { store, onError, context: own, whileBusy = (task) => task() } = needs

  function callListener(listener: Listener<E>, event: E): void {
    if (listener.disposed || !matchesPattern(listener.type, event.meta.type)) return
    try {
      listener.callback.call(listener.context, event)
    } catch (error) {
      onError(error, event)
    }
  }

  function addListener(type: EventPattern, callback: (event: E) => void, context: unknown = own): Subscription {
    const listener: Listener<E> = { type, callback, disposed: false, context }
    store.listeners.push(listener)
    return subscriptionOf(listener, () =>
      whileBusy(() => {
        for (const event of store.events.slice()) callListener(listener, event)
      }),
    )
  }

  return {
    on: addListener,
    once(type, fn, context = own) {
      const handle = addListener(type, (event) => {
        // Disposed first: what the handler emits must not reach it again.
        handle.dispose()
        fn.call(context, event)
      })
      return handle
    },
    deliver(event) {
      if (store.events.push(event) > limits.channelEvents) store.events.shift()
      for (const listener of store.listeners.slice()) callListener(listener, event)
      store.listeners = store.listeners.filter((listener) => !listener.disposed)
    },
  }
}

/** An exact event type, `'*'` for all, or an expression on the type (EV-01). */
export type EventPattern = string | RegExp

export function matchesPattern(pattern: EventPattern, type: string): boolean {
  if (typeof pattern === 'string') return pattern === '*' || pattern === type
  // A pattern with the g flag remembers where it stopped and would miss every second event.
  pattern.lastIndex = 0
  return pattern.test(type)
}
