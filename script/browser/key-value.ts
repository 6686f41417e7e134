import type { KeyValue } from '../key-value.ts'
import { limits } from '../limits.ts'
import { ownKeys } from '../visitor/consent/own-names.ts'

/** Local or session storage behind calls that do not throw, at most 256 kB of it (BY-05); undefined where it is forbidden. */
export function openKeyValue(page: Window, which: 'localStorage' | 'sessionStorage'): KeyValue | undefined {
  let storage: Storage
  try {
    storage = page[which]
    storage.length
  } catch {
    return undefined // reading the property itself is refused in some privacy settings
  }
  /** Characters of all keys of script, kit and experiences: too many rather than too few. */
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
   * Counts anew what other tabs and page code may have changed: each second, for every text is read, and each time when more
   * than `enough` is stored. A quarter of the room is enough, so that four tabs that know nothing of each other fit.
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

/** A store may be full, or be forbidden while the page is open. */
function tryStorage<T>(task: () => T, otherwise: T): T {
  try {
    return task()
  } catch {
    return otherwise
  }
}
