import type { WireEvent } from '../../contract/event.ts'
import { parseJson } from '../../contract/json.ts'
import type { KeyValue } from '../key-value.ts'

/** An event that waits for the service's answer. */
export type QueuedEvent = {
  event: WireEvent
  /** Whether it has been posted (QU-12). */
  attempted: boolean
  /** Time in epoch milliseconds until which the event waits for a change; afterwards it is sent unchanged (BY-01). */
  heldUntil?: number
}

export type EventStorage = {
  /** Stores an event. @throws when the event cannot be written as JSON */
  put(stored: QueuedEvent): void
  all(): QueuedEvent[]
  /** Returns an upper limit for the number of events, without reading them: those of other properties are included. */
  count(): number
  /**
   * Returns whether an event is only in memory, because it could not be stored. A stored one is left to the other tabs and
   * the next page from then on.
   */
  isFleeting(stored: QueuedEvent): boolean
  remove(id: string): void
  /** Removes the events that are only in memory. */
  forgetFleeting(): void
}

/** Each event has a key of its own, so that two tabs never overwrite each other's list (BY-01). */
export const queuePrefix = 'qb_queue:'

/**
 * Stores events in local storage. They also stay in memory until they are released: shops clear the storage, as after an
 * order, and some tools keep pages from writing to it without a word. Those that do not fit stay there until the page is
 * left. The keys are shared with the other properties of the origin: with a tracking id, only the events of that property
 * are returned (QU-18).
 */
export function createEventStorage(keyValue: KeyValue | undefined, trackingId?: string): EventStorage {
  const memory = new Map<string, string>()
  return {
    put(stored) {
      const key = queuePrefix + stored.event.meta.id
      const text = JSON.stringify(stored)
      memory.set(key, text)
      keyValue?.set(key, text)
    },
    all: () =>
      listKeys()
        .map(readEvent)
        .filter((stored) => stored !== undefined && isOurs(stored)) as QueuedEvent[],
    count: () => listKeys().length,
    isFleeting({ event }) {
      const key = queuePrefix + event.meta.id
      if (keyValue?.get(key)) memory.delete(key)
      return memory.has(key)
    },
    remove: (id) => forgetEvent(queuePrefix + id),
    forgetFleeting: () => memory.clear(),
  }

  function listKeys(): string[] {
    const stored = (keyValue?.keys() ?? []).filter((key) => key.startsWith(queuePrefix))
    return [...new Set([...stored, ...memory.keys()])]
  }

  function isOurs({ event: { meta } }: QueuedEvent): boolean {
    return !trackingId || (meta.trackingId ?? trackingId) === trackingId
  }

  function readEvent(key: string): QueuedEvent | undefined {
    const stored = parseJson(memory.get(key) ?? keyValue?.get(key)) as QueuedEvent | undefined
    const { id, ts } = stored?.event?.meta ?? {}
    if (queuePrefix + id === key && typeof ts === 'number') return stored
    // Removes a value that another script has overwritten, because it would be read again and again.
    forgetEvent(key)
    return undefined
  }

  function forgetEvent(key: string): void {
    keyValue?.remove(key)
    memory.delete(key)
  }
}

/** Sorts events in the order in which they happened. */
export function inOrder(events: QueuedEvent[]): QueuedEvent[] {
  return events.sort((a, b) => a.event.meta.seq - b.event.meta.seq || a.event.meta.ts - b.event.meta.ts)
}
