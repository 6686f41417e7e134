import { TooManyRuns } from '../functions/run-store.ts'
import type { Storage } from '../storage/storage.ts'

type StorageCall = (...given: unknown[]) => unknown

/**
 * Returns the storage with each failure of one of its parts told, by the part's name, such as `events`. What a part
 * refuses by a rule of its own is no failure.
 */
export function watchStorage(storage: Storage, tellFailure: (part: string) => void): Storage {
  const watched = new Map<string | symbol, unknown>()
  return new Proxy(storage, {
    get(target, name) {
      const part = Reflect.get(target, name)
      if (!watched.has(name))
        watched.set(
          name,
          watchPart(part, () => tellFailure(String(name))),
        )
      return watched.get(name)
    },
  })
}

/** Watches an object of calls, or a call. */
function watchPart(part: unknown, tellFailure: () => void): unknown {
  if (typeof part === 'function') return watchCall(part as StorageCall, tellFailure)
  if (typeof part !== 'object' || part === null) return part
  const watched = new Map<string | symbol, unknown>()
  return new Proxy(part, {
    get(target, name) {
      const call = Reflect.get(target, name)
      if (typeof call !== 'function') return call
      if (!watched.has(name)) watched.set(name, watchCall(call.bind(target), tellFailure))
      return watched.get(name)
    },
  })
}

function watchCall(call: StorageCall, tellFailure: () => void): StorageCall {
  const tellAndThrow = (error: unknown): never => {
    if (!(error instanceof TooManyRuns)) tellFailure()
    throw error
  }
  return (...given) => {
    try {
      const result = call(...given)
      return result instanceof Promise ? result.catch(tellAndThrow) : result
    } catch (error) {
      return tellAndThrow(error)
    }
  }
}
