import type { WireEvent } from '../../contract/event.ts'
import { parseJson } from '../../contract/json.ts'
import type { KeyValue } from '../key-value.ts'

/** An event that waits for the service's answer. */
export type QueuedEvent = {
  event: WireEvent
  /** Whether it was handed to the transport (QU-12). */
  attempted: boolean
  /** Until when it waits for what may change it, epoch milliseconds; then it goes as it is (BY-01). */
  heldUntil?: number
}

export type EventStorage = {
  /** @throws when the event cannot be written as JSON */
  put(stored: QueuedEvent): void
  all(): QueuedEvent[]
  /** How many there are at most, without reading them: those of other properties count as well. */
  count(): number
  /** Whether an event is in memory only, for want of storage. */
  isFleeting(stored: QueuedEvent): boolean
  remove(id: string): void
  /** Forgets what is in memory only. */
  forgetFleeting(): void
}

/** Each event has a key of its own, so that two tabs never overwrite each other's list (BY-01). */
const prefix = 'qb_queue:'

/**
 * Keeps events in local storage; what cannot be stored there stays in memory for the page load. The keys are shared with the
 * other properties of the origin: with a tracking id it gives the events of this one only (QU-18).
 */
export function createEventStorage(keyValue: KeyValue | undefined, trackingId?: string): EventStorage {
  const memory = new Map<string, string>()
  return {
    put(stored) {
      const key = prefix + stored.event.meta.id
      const text = JSON.stringify(stored)
      if (keyValue?.set(key, text)) memory.delete(key)
      else memory.set(key, text)
    },
    all: () =>
      [...listKeys()].map(readEvent).filter((stored) => stored !== undefined && isOurs(stored)) as QueuedEvent[],
    count: () => listKeys().size,
    isFleeting: ({ event }) => memory.has(prefix + event.meta.id),
    remove: (id) => forgetEvent(prefix + id),
    forgetFleeting: () => memory.clear(),
  }

  /** A set: what became too much for local storage is in memory as well, and newer there. */
  function listKeys(): Set<string> {
    return new Set([...(keyValue?.keys() ?? []).filter((key) => key.startsWith(prefix)), ...memory.keys()])
  }

  function isOurs({ event: { meta } }: QueuedEvent): boolean {
    return !trackingId || (meta.trackingId ?? trackingId) === trackingId
  }

  function readEvent(key: string): QueuedEvent | undefined {
    const stored = parseJson(memory.get(key) ?? keyValue?.get(key)) as QueuedEvent | undefined
    const { id, ts } = stored?.event?.meta ?? {}
    if (prefix + id === key && typeof ts === 'number') return stored
    // A key that another script spoilt is taken away, or it would be read for ever.
    forgetEvent(key)
    return undefined
  }

  function forgetEvent(key: string): void {
    keyValue?.remove(key)
    memory.delete(key)
  }
}

/** In the order the visitor's events happened. */
export function inOrder(events: QueuedEvent[]): QueuedEvent[] {
  return events.sort((a, b) => a.event.meta.seq - b.event.meta.seq || a.event.meta.ts - b.event.meta.ts)
}
