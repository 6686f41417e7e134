import type { Storage } from '../storage/storage.ts'
import { aStorage } from './a-storage.ts'

/** Creates an empty store in memory whose visitors cannot be read. */
export function aStorageThatFailsLookups(): Storage {
  const storage = aStorage()
  const failToFind = () => Promise.reject(new Error('disk failure in /secret/place'))
  return { ...storage, visitors: { ...storage.visitors, find: failToFind } }
}
