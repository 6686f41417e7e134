import type { KeyValue } from '../key-value.ts'
import { listName } from '../visitor/consent/own-names.ts'
import { listWritten } from './list-written.ts'

/** The storage as experiences have it: what they write is listed, so that denying removes it (BC-02). */
export function storageOf(storage: KeyValue | undefined): Pick<KeyValue, 'get' | 'set' | 'remove'> {
  return {
    get: (key) => storage?.get(key) ?? null,
    set(key, value) {
      const before = storage?.get(listName) ?? ''
      const list = listWritten(before, key, (storage?.get(key) ?? null) !== null)
      // The list first: it counts among what the key has to find room beside, and without a place in it nothing would ever
      // remove the key.
      if (list !== undefined && !storage?.set(listName, list)) return false
      if (storage?.set(key, value)) return true
      if (list !== undefined) storage?.set(listName, before)
      return false
    },
    remove: (key) => storage?.remove(key),
  }
}
