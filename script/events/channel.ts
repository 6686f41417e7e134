import { limits } from '../limits.ts'

type TypedEvent = { meta: { type: string } }

export type Listener<E> = { type: EventPattern; callback: (event: E) => void; disposed: boolean; context: unknown }

/** The return value of a registration (EV-01); both methods return the subscription itself. */
export type Subscription = { replay(): Subscription; dispose(): Subscription }

/** The past events and the listeners of a channel; for the public channel this is `window.uv` itself. */
export type ChannelStore<E> = { events: E[]; listeners: Listener<E>[] }

export type Channel<E> = {
  on(type: EventPattern, fn: (event: E) => void, context?: unknown): Subscription
  once(type: EventPattern, fn: (event: E) => void, context?: unknown): Subscription
  /**
   * Stores the event and calls its handlers in the order of registration; a handler that throws does not stop the
   * others.
   */
  deliver(event: E): void
}

export type ChannelNeeds<E> = {
  store: ChannelStore<E>
  onError: (error: unknown, event: E) => void
  /** The value of `this` in a handler registered without a context. */
  context?: unknown
  /** While this list is empty, also events stay that are older than the newest 1000. Without it none do. */
  ears?: readonly unknown[]
  /** Wraps a replay, so that events emitted by a handler come after it. */
  whileBusy?: (task: () => void) => void
}

/** Creates the subscription of a registration; `replay` is called when the page replays it. */
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

/** Creates a list of events with handlers, with replay and disposal as documented for uv-api. */
export function createChannel<E extends TypedEvent>(needs: ChannelNeeds<E>): Channel<E> {
  const { store, onError, context: own, ears = [needs], whileBusy = (task) => task() } = needs

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
        // Disposed first, so that events emitted by the handler do not reach it again.
        handle.dispose()
        fn.call(context, event)
      })
      return handle
    },
    deliver(event) {
      store.events.push(event)
      if (ears.length > 0) store.events.splice(0, store.events.length - limits.channelEvents)
      for (const listener of store.listeners.slice()) callListener(listener, event)
      store.listeners = store.listeners.filter((listener) => !listener.disposed)
    },
  }
}

/** An exact event type, `'*'` for all types, or a regular expression for the type (EV-01). */
export type EventPattern = string | RegExp

export function matchesPattern(pattern: EventPattern, type: string): boolean {
  if (typeof pattern === 'string') return pattern === '*' || pattern === type
  // A pattern with the g flag remembers where its last match ended and would miss every second event.
  pattern.lastIndex = 0
  return pattern.test(type)
}
