import type { KeyValue } from '../key-value.ts'

/** Local or session storage behind calls that do not throw; undefined where the browser forbids it. */
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
}
