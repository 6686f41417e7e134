import { parseJson } from '../../contract/json.ts'
import type { KeyValue } from '../key-value.ts'
import type { PlacementCallback } from './callback.ts'

/** A callback that waits for the service's answer, with the placement it belongs to. */
export type StoredCallback = PlacementCallback & {
  id: string
  /** Its position among callbacks with the same time. */
  order: number
  placementId: string
  implementationId: string
}

export type CallbackStorage = {
  put(callback: StoredCallback): void
  /** Returns the callbacks in the order in which they happened. */
  all(): StoredCallback[]
  remove(id: string): void
}

/** Each has a key of its own, so that two tabs do not overwrite each other's list (PL-15). */
export const callbackPrefix = 'qb_callbacks:'

/** Stores callbacks in local storage; those that do not fit stay in memory until the page is left. */
export function createCallbackStorage(keyValue: KeyValue | undefined): CallbackStorage {
  const memory = new Map<string, string>()

  function readCallback(key: string): StoredCallback | undefined {
    const stored = parseJson(memory.get(key) ?? keyValue?.get(key)) as StoredCallback | undefined
    const { id, ts, d, products } = stored ?? {}
    if (callbackPrefix + id === key && Number.isFinite(ts) && d && Array.isArray(products)) return stored
    // Removes a value that another script has overwritten, because it would be read again and again.
    forgetCallback(key)
    return undefined
  }

  function forgetCallback(key: string): void {
    keyValue?.remove(key)
    memory.delete(key)
  }

  return {
    put(callback) {
      const key = callbackPrefix + callback.id
      const text = JSON.stringify(callback)
      if (keyValue?.set(key, text)) memory.delete(key)
      else memory.set(key, text)
    },
    all() {
      const stored = (keyValue?.keys() ?? []).filter((key) => key.startsWith(callbackPrefix))
      return [...new Set([...stored, ...memory.keys()])]
        .map(readCallback)
        .filter((callback) => callback !== undefined)
        .sort((a, b) => a.ts - b.ts || a.order - b.order)
    },
    remove: (id) => forgetCallback(callbackPrefix + id),
  }
}
