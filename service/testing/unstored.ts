import { expect } from 'vitest'
import type { Storage } from '../storage/storage.ts'

/** What a service asks by itself when it starts. */
const askedAtStart = [
  'datasets.list',
  'events.lastBefore',
  'notices.nextDue',
  'counters.nextSweep',
  'runs.due',
  'runs.nextDue',
  'results.heardSince',
]
const removals = /\.(removeOlder|removeEntries)$/

/**
 * Whether the tests of a file reach no storage, as its name says. They would prove the same on the stores of a cluster, so
 * they run on one process alone.
 */
export function isUnstored(): boolean {
  return /\.unstored\.test\.ts$/.test(expect.getState().testPath ?? '')
}

/** Lets a test fail that does reach the storage: it has to run on a cluster too, in a file of another name. */
export function withoutCalls(storage: Storage, afterwards: (check: () => void) => void): Storage {
  const reached: string[] = []
  afterwards(() => expect(reached, 'calls of a storage that is not to be reached').toEqual([]))
  const watchStore = (store: object, name: string) => {
    const watchCall = (method: string, call: (...given: unknown[]) => unknown) => {
      const asked = `${name}.${method}`
      if (askedAtStart.includes(asked) || removals.test(asked)) return call
      return (...given: unknown[]) => {
        reached.push(asked)
        return call(...given)
      }
    }
    return Object.fromEntries(Object.entries(store).map(([method, call]) => [method, watchCall(method, call)]))
  }
  const stores = Object.entries(storage).map(([name, part]) => [
    name,
    typeof part === 'object' ? watchStore(part, name) : part,
  ])
  return Object.fromEntries(stores)
}
