import { visitorHistory } from '../../contract/segments/visitor-history.ts'
import { isPathId } from '../http/path-id.ts'
import type { Services } from '../services.ts'
import type { ReadRecords } from './answer-queries.ts'
import { historyRecord } from './history-record.ts'

const prefix = `${visitorHistory.dataset}:`

/**
 * Returns a reader for the records of a property. Records of the history dataset are computed from a visitor's stored
 * events; all others are in the stash (SV-39). Nobody can put their own history into the stash.
 */
export function recordsOf({ storage, now }: Pick<Services, 'storage' | 'now'>, trackingId: string): ReadRecords {
  return async (keys) => {
    const ofHistory = new Set(keys.filter((key) => key.startsWith(prefix)))
    const others = keys.filter((key) => !ofHistory.has(key))
    const records = await storage.stash.read({ namespace: trackingId, area: 'public' }, others)
    for (const key of ofHistory) {
      const visitorId = key.slice(prefix.length)
      const visitor = isPathId(visitorId) ? await storage.visitors.find(trackingId, visitorId) : null
      if (visitor) records.set(key, historyRecord(visitor.history, now()))
    }
    return records
  }
}
