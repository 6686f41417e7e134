import { useSyncExternalStore } from 'react'

export type StoredChoice<T extends string> = {
  readChoice(): T
  changeChoice(value: T): void
  subscribe(listener: () => void): () => void
}

type ChoiceOptions<T extends string> = { values: readonly T[]; otherwise(): T }

/** Creates a choice that is kept in local storage under a key. Where that is forbidden, it is kept until the page is left. */
export function createStoredChoice<T extends string>(
  key: string,
  { values, otherwise }: ChoiceOptions<T>,
): StoredChoice<T> {
  const listeners = new Set<() => void>()
  const isValue = (text: string | null): text is T => values.some((value) => value === text)
  let chosen = readStored()

  function readStored(): T {
    try {
      const stored = localStorage.getItem(key)
      return isValue(stored) ? stored : otherwise()
    } catch {
      return otherwise() // storage is forbidden
    }
  }
  return {
    readChoice: () => chosen,
    changeChoice(value) {
      chosen = value
      try {
        localStorage.setItem(key, value)
      } catch {
        // It is forbidden or full: the choice still holds on this page.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStoredChoice<T extends string>(choice: StoredChoice<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.readChoice), choice.changeChoice]
}
