import { ownKeys } from '../consent/own-names.ts'
import type { KeyValue } from '../key-value.ts'
import { limits } from '../limits.ts'

/** Local or session storage behind calls that do not throw, at most 256 kB of it (BY-05); undefined where it is forbidden. */
export function openKeyValue(page: Window, which: 'localStorage' | 'sessionStorage'): KeyValue | undefined {
  let storage: Storage
  try {
    storage = page[which]
    storage.length
  } catch {
    return undefined // reading the property itself is refused in some privacy settings
  }
  return {
    get: (key) => tried(() => storage.getItem(key), null),
    set(key, value) {
      const room = limits.storedCharacters - (key.startsWith('qb_queue:') ? limits.storedBesideEvents : 0)
      return tried(() => {
        if (othersThan(key) + key.length + value.length > room) return false
        storage.setItem(key, value)
        return true
      }, false) // full
    },
    remove: (key) => tried(() => storage.removeItem(key), undefined),
    keys: () => tried(() => Object.keys(storage), []),
  }

  /** Characters of the keys of script, kit and experiences, but this one. */
  function othersThan(key: string): number {
    const keys = ownKeys({ get: (each) => storage.getItem(each), keys: () => Object.keys(storage) })
    const others = keys.filter((each) => each !== key)
    return others.reduce((sum, each) => sum + each.length + (storage.getItem(each)?.length ?? 0), 0)
  }
}

/** A store may be full, or be forbidden while the page is open. */
function tried<T>(task: () => T, otherwise: T): T {
  try {
    return task()
  } catch {
    return otherwise
  }
}
