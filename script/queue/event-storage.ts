import type { WireEvent } from '../../contract/event.ts'
import type { KeyValue } from '../key-value.ts'

/** An event that waits for the service's answer; `attempted` once it was handed to the transport (QU-12). */
export type StoredEvent = { event: WireEvent; attempted: boolean }

export type EventStorage = {
  /** @throws when the event cannot be written as JSON */
  put(stored: StoredEvent): void
  all(): StoredEvent[]
  remove(id: string): void
}

/** Each event has a key of its own, so that two tabs never overwrite each other's list (BY-01). */
const prefix = 'qb_queue:'

/** Keeps events in local storage; what cannot be stored there is kept in memory for the page load. */
export function createEventStorage(keyValue: KeyValue | undefined): EventStorage {
  const memory = new Map<string, string>()
  return {
    put(stored) {
      const key = prefix + stored.event.meta.id
      const text = JSON.stringify(stored)
      if (keyValue?.set(key, text)) memory.delete(key)
      else memory.set(key, text)
    },
    all() {
      // A set: what became too much for local storage is in memory as well, and newer there.
      const keys = new Set([...(keyValue?.keys() ?? []).filter((key) => key.startsWith(prefix)), ...memory.keys()])
      return [...keys].map(read).filter((stored) => stored !== undefined)
    },
    remove: (id) => forget(prefix + id),
  }

  function read(key: string): StoredEvent | undefined {
    try {
      const stored = JSON.parse(memory.get(key) ?? keyValue?.get(key) ?? '') as StoredEvent
      if (typeof stored.event.meta.id === 'string' && typeof stored.event.meta.ts === 'number') return stored
    } catch {
      // Falls through: a key that another script spoilt is taken away, or it would be read for ever.
    }
    forget(key)
    return undefined
  }

  function forget(key: string): void {
    keyValue?.remove(key)
    memory.delete(key)
  }
}

/** In the order the visitor's events happened. */
export function inOrder(events: StoredEvent[]): StoredEvent[] {
  return events.sort((a, b) => a.event.meta.seq - b.event.meta.seq || a.event.meta.ts - b.event.meta.ts)
}
