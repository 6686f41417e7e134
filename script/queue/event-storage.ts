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
  /** Returns whether an event is only in memory, because it could not be stored. */
  isFleeting(stored: QueuedEvent): boolean
  remove(id: string): void
  /** Removes the events that are only in memory. */
  forgetFleeting(): void
}

/** Each event has a key of its own, so that two tabs never overwrite each other's list (BY-01). */
export const queuePrefix = 'qb_queue:'

/**
 * Stores events in local storage; those that do not fit stay in memory until the page is left. The keys are shared
 * with the other properties of the origin: with a tracking id, only the events of that property are returned (QU-18).
 */
export function createEventStorage(keyValue: KeyValue | undefined, trackingId?: string): EventStorage {
  const memory = new Map<string, string>()
  return {
    put(stored) {
      const key = queuePrefix + stored.event.meta.id
      const text = JSON.stringify(stored)
      if (keyValue?.set(key, text)) memory.delete(key)
      else memory.set(key, text)
    },
    all: () =>
      [...listStored(), ...memory.keys()]
        .map(readEvent)
        .filter((stored) => stored !== undefined && isOurs(stored)) as QueuedEvent[],
    count: () => listStored().length + memory.size,
    isFleeting: ({ event }) => memory.has(queuePrefix + event.meta.id),
    remove: (id) => forgetEvent(queuePrefix + id),
    forgetFleeting: () => memory.clear(),
  }

  /** Without the events that outgrew local storage: they are in memory, in a newer form. */
  function listStored(): string[] {
    return (keyValue?.keys() ?? []).filter((key) => key.startsWith(queuePrefix) && !memory.has(key))
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
