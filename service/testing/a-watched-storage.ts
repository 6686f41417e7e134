import type { Storage } from '../storage/storage.ts'
import { aStorage } from './a-storage.ts'

/** What the service reads when it starts, without being asked. */
const readAtStart = 'datasets.list'

/** Creates an empty store in memory, and the list of calls it received, such as `events.append`. */
export function aWatchedStorage(): { storage: Storage; asked: string[] } {
  const asked: string[] = []
  const watchPart = (part: object, name: string) =>
    new Proxy(part, {
      get(target, key) {
        const member = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...given: unknown[]) => {
          const call = `${name}.${String(key)}`
          if (call !== readAtStart) asked.push(call)
          return member.apply(target, given)
        }
      },
    })
  const storage = aStorage()
  const parts = Object.entries(storage).map(([name, part]) => [
    name,
    typeof part === 'function' ? part : watchPart(part, name),
  ])
  return { storage: Object.fromEntries(parts), asked }
}
