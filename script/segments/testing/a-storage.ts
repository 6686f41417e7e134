import type { KeyValue } from '../../key-value.ts'

/** A store in memory. On its own, so that tests outside of the script need none of the browser's types. */
export function aStorage(): KeyValue {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => Boolean(kept.set(key, value)),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
