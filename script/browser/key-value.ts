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
  /**
   * Number of characters under all keys of the script, the kit and the experiences; an estimate that is rather too
   * high than too low.
   */
  let stored = 0
  let countedAt = Number.NEGATIVE_INFINITY
  const store: KeyValue = {
    get: (key) => tryStorage(() => storage.getItem(key), null),
    set(key, value) {
      const room = limits.storedCharacters - (key.startsWith('qb_queue:') ? limits.storedBesideEvents : 0)
      return tryStorage(() => {
        const more = key.length + value.length - textOf(key).length
        countStoredLengths(room / 4 - more)
        if (stored + more > room) return false
        storage.setItem(key, value)
        stored += more
        return true
      }, false) // full
    },
    remove: (key) => tryStorage(() => storage.removeItem(key), undefined),
    keys: () => tryStorage(() => Object.keys(storage), []),
  }
  return store

  /**
   * Counts again what other tabs and page code may have changed. Every text is read for that, so it happens once a
   * second, and on every write when more than `enough` is stored. `enough` is a quarter of the room, so that four tabs
   * that do not know of each other fit.
   */
  function countStoredLengths(enough: number): void {
    const at = performance.now()
    if (at - countedAt < 1000 && stored < enough) return
    countedAt = at
    stored = ownKeys(store).reduce((sum, key) => sum + (key + textOf(key)).length, 0)
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
