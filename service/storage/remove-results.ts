import type { DatabaseSync } from 'node:sqlite'
import type { Removal } from '../results/results-store.ts'
import { removeUnseen } from './remove-unseen.ts'

/** Names an iteration in all parts of a storage, each of which numbers its own. */
export const iterationKey = 'json_array(tracking_id, experience_id, iteration_id)'

/**
 * Prepares deleting what is stored about single visitors of experiments, inside a commit. Returns the largest number
 * of rows removed of one kind, or `atMost` while there are more to look at. The sums stay. Goals and orders are removed after
 * their visitor, because without them a later order of a visitor could not be told from an earlier one.
 */
export function removeResults(database: DatabaseSync): (removal: Removal, atMost: number) => number {
  const prepareRemoval = (table: string, condition: string) =>
    database.prepare(
      `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} AS own WHERE ${condition} LIMIT ?2)`,
    )
  const ended = `SELECT iteration FROM experience_iterations
     WHERE heard_at < ?1 AND ${iterationKey} NOT IN (SELECT value FROM json_each(?3))`
  const byEnd = prepareRemoval('experience_visitors', `iteration IN (${ended})`)
  const bySilence = prepareRemoval(
    'experience_visitors',
    'iteration IN (SELECT iteration FROM experience_iterations) AND heard_at < ?1',
  )
  const keptBy = 'visitor_id = own.visitor_id'
  const rest = [
    removeUnseen(database, { table: 'experience_goals', keptBy: `${keptBy} AND iteration = own.iteration` }),
    removeUnseen(database, { table: 'visitor_orders', keptBy }),
  ]
  // Messages that an earlier version wrote to a log name none that run.
  return ({ before, silentSince, running = [] }, atMost) => {
    const visitors = [byEnd.run(before, atMost, JSON.stringify(running)), bySilence.run(silentSince, atMost)]
    const others = rest.map((removeFrom) => removeFrom(before, atMost))
    return Math.max(...visitors.map(({ changes }) => Number(changes)), ...others)
  }
}
