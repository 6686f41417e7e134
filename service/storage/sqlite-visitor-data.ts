import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LastHeard, VisitorDataStore } from '../console/visitor-data-store.ts'
import { type Erased, eraseRows } from './erase-rows.ts'
import type { Commit } from './group-commit.ts'
import { readVisitor } from './read-visitor.ts'
import { isAfterSeen } from './result-of-visitor.ts'
import { searchVisitor } from './search-visitor.ts'

/** The latest events in which visitors are searched for. */
const searchedEvents = 20_000

/** Reads and erases in SQLite what is stored of single visitors. */
export function sqliteVisitorData(database: DatabaseSync, commit: Commit, numbersPerEvent = 1): VisitorDataStore {
  const latest = database.prepare(
    `SELECT position, visitor_id, received_at, bot FROM events
     WHERE position > (SELECT coalesce(max(position), 0) FROM events) - ${searchedEvents * numbersPerEvent}
       AND +tracking_id = ? AND +visitor_id IS NOT NULL ORDER BY position DESC`,
  )
  const experiences = database.prepare(
    `SELECT iteration, experience_id, iteration_id, variation_id, is_control, at, seq
     FROM experience_visitors JOIN experience_iterations USING (iteration)
     WHERE visitor_id = ? AND tracking_id = ? ORDER BY at DESC`,
  )
  const goals = database.prepare(
    'SELECT goal_id, is_primary, at FROM experience_goals WHERE visitor_id = ? AND iteration = ? ORDER BY at',
  )
  const countOrders = database.prepare(
    `SELECT count(*) AS orders FROM visitor_orders
     WHERE visitor_id = ?1 AND tracking_id = ?2 AND hundredths >= 0 AND ${isAfterSeen}`,
  )
  const orders = database.prepare(
    `SELECT id, at, currency, hundredths FROM visitor_orders WHERE visitor_id = ? AND tracking_id = ? ORDER BY at DESC`,
  )
  const events = database.prepare(
    `SELECT position, received_at, bot, text FROM events
     WHERE visitor_id = ? AND tracking_id = ? AND position < ? ORDER BY position DESC LIMIT ?`,
  )

  async function eraseRowsOf(visitorId: string): Promise<Erased> {
    const search = searchVisitor(database, visitorId)
    for (const _part of search.goOn()) await nextTurn()
    const erased = await commit(() => {
      // What was written in the meantime.
      for (const _part of search.goOn());
      return eraseRows(database, visitorId, search)
    })
    emptyLog(database)
    return erased
  }

  return {
    async latest(trackingId, atMost) {
      const heard = new Map<string, LastHeard>()
      for (const row of latest.iterate(trackingId)) {
        const visitorId = String(row.visitor_id)
        if (heard.has(visitorId)) continue
        heard.set(visitorId, {
          visitorId,
          position: Number(row.position),
          receivedAt: Number(row.received_at),
          isCrawler: row.bot === 1,
        })
        if (heard.size === atMost) break
      }
      return [...heard.values()]
    },
    experiences: async (trackingId, visitorId) =>
      experiences.all(visitorId, trackingId).map((row) => ({
        experienceId: String(row.experience_id),
        iterationId: String(row.iteration_id),
        variationId: String(row.variation_id),
        isControl: row.is_control === 1,
        at: Number(row.at),
        goals: goals.all(visitorId, Number(row.iteration)).map((goal) => ({
          goalId: String(goal.goal_id),
          isPrimary: goal.is_primary === 1,
          at: Number(goal.at),
        })),
        orders: Number(countOrders.get(visitorId, trackingId, Number(row.at), row.seq ?? null)?.orders),
      })),
    orders: async (trackingId, visitorId) =>
      orders.all(visitorId, trackingId).map((row) => ({
        id: String(row.id),
        at: Number(row.at),
        currency: String(row.currency),
        amount: Number(row.hundredths) / 100,
      })),
    events: async (trackingId, visitorId, { before, atMost }) =>
      events.all(visitorId, trackingId, before, atMost).map((row) => ({
        position: Number(row.position),
        receivedAt: Number(row.received_at),
        visitorId,
        isCrawler: row.bot === 1,
        text: String(row.text),
      })),
    readAll: readVisitor(database),
    erase: eraseRowsOf,
  }
}

/**
 * Empties the log beside the file, which has the erased pages until then. While another process reads the file, it stays
 * until a later checkpoint, because waiting would stop all requests.
 */
function emptyLog(database: DatabaseSync): void {
  const { timeout } = database.prepare('PRAGMA busy_timeout').get() ?? {}
  database.exec('PRAGMA busy_timeout = 0')
  try {
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  } finally {
    database.exec(`PRAGMA busy_timeout = ${Number(timeout)}`)
  }
}
