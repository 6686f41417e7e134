import { expect, test } from 'vitest'
import type { KeyValue } from '../key-value.ts'
import { listName } from '../visitor/consent/own-names.ts'
import { storageOf } from './own-storage.ts'

/** Creates a store with room for the given number of characters of keys and values. */
function aStore(room: number): KeyValue & { characters(): number } {
  const texts = new Map<string, string>()
  const characters = () => [...texts].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    characters,
    get: (key) => texts.get(key) ?? null,
    set(key, value) {
      const others = characters() - (texts.has(key) ? key.length + (texts.get(key) ?? '').length : 0)
      if (others + key.length + value.length > room) return false
      texts.set(key, value)
      return true
    },
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

test('[BC-02] a key that an experience writes is listed before it is written, and a full store keeps neither', () => {
  const store = aStore(60)
  const storage = storageOf(store)
  expect(storage.set('size', '38')).toBe(true)
  expect(store.get(listName)).toBe('size')
  expect(storage.set('colour', 'x'.repeat(40))).toBe(false)
  expect(store.get(listName)).toBe('size')
  expect(storage.get('colour')).toBeNull()
})

test('[BY-05] a key is not written when the list has no room for it', () => {
  const store = aStore(30)
  expect(storageOf(store).set('colour', 'x'.repeat(20))).toBe(false)
  expect(store.get('colour')).toBeNull()
  expect(store.get(listName)).toBe('')
})

test('[BC-02] a key that existed before belongs to the shop and is not listed', () => {
  const store = aStore(100)
  store.set('basket', '1')
  expect(storageOf(store).set('basket', '2')).toBe(true)
  expect(store.keys()).toEqual(['basket'])
})
