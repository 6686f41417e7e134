import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type StoreFindings = { stored: number; lost: string[]; twice: number; summed: number; isIntact: boolean }

/**
 * Compares what the database of an ended service holds with what was answered for. `summed` is what the sums for the console say
 * arrived, which counts each stored event once.
 */
export function checkStore(dataFolder: string, answered: string[]): StoreFindings {
  const database = new DatabaseSync(join(dataFolder, 'service.sqlite'), { readOnly: true })
  try {
    const ids = database
      .prepare('SELECT id FROM events')
      .all()
      .map(({ id }) => String(id))
    const known = new Set(ids)
    const [sum] = database.prepare("SELECT sum(total) AS total FROM hour_sums WHERE measure = 'accepted'").all()
    const [check] = database.prepare('PRAGMA integrity_check').all()
    return {
      stored: ids.length,
      lost: answered.filter((id) => !known.has(id)),
      twice: ids.length - known.size,
      summed: Number(sum?.total ?? 0),
      isIntact: check?.integrity_check === 'ok',
    }
  } finally {
    database.close()
  }
}
