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
    get: (key) => storage.getItem(key),
    set(key, value) {
      const room = limits.storedCharacters - (key.startsWith('qb_queue:') ? limits.storedBesideEvents : 0)
      if (othersThan(key) + key.length + value.length > room) return false
      try {
        storage.setItem(key, value)
        return true
      } catch {
        return false // full
      }
    },
    remove: (key) => storage.removeItem(key),
    keys: () => Object.keys(storage),
  }

  /** Characters of the script's keys but this one. */
  function othersThan(key: string): number {
    const others = Object.keys(storage).filter((each) => each.startsWith('qb_') && each !== key)
    return others.reduce((sum, each) => sum + each.length + (storage.getItem(each)?.length ?? 0), 0)
  }
}
