import type { KeyValue } from '../key-value.ts'
import { limits } from '../limits.ts'
import { ownKeys } from '../visitor/consent/own-names.ts'

/**
 * Opens local or session storage behind calls that do not throw and use 256 kB at most (BY-05); undefined where
 * storage is forbidden.
 */
export function openKeyValue(page: Window, which: 'localStorage' | 'sessionStorage'): KeyValue | undefined {
  let storage: Storage
  try {
    storage = page[which]
    storage.length
  } catch {
    return undefined // reading the property itself is refused in some privacy settings
  }
  const store: KeyValue = {
    get: (key) => tryStorage(() => storage.getItem(key), null),
    set(key, value) {
      const room = limits.storedCharacters - (key.startsWith('qb_queue:') ? limits.storedBesideEvents : 0)
      return tryStorage(() => {
        const more = key.length + value.length - textOf(key).length
        if (countStored() + more > room) return false
        storage.setItem(key, value)
        return true
      }, false) // full
    },
    remove: (key) => tryStorage(() => storage.removeItem(key), undefined),
    keys: () => tryStorage(() => Object.keys(storage), []),
  }
  return store

  /** The characters under all keys of the script, the kit and the experiences, anew for each write: other tabs write them, too. */
  function countStored(): number {
    return ownKeys(store).reduce((sum, key) => sum + (key + textOf(key)).length, 0)
  }

  function textOf(key: string): string {
    return storage.getItem(key) ?? ''
  }
}

/**
 * Runs a storage task and returns `otherwise` when it throws: storage may be full, or become forbidden while the page
 * is open.
 */
function tryStorage<T>(task: () => T, otherwise: T): T {
  try {
    return task()
  } catch {
    return otherwise
  }
}
