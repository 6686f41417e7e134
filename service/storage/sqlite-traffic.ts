import type { DatabaseSync } from 'node:sqlite'
import { hourMs } from '../clock/durations.ts'
import type { HourMeasure, TrafficStore } from '../console/traffic-store.ts'
import type { Commit } from './group-commit.ts'
import { listedText } from './listed-text.ts'
import { removeOlder } from './remove-older.ts'

const tables = ['hour_sums', 'visitor_hours', 'visitor_sessions'] as const

/** The latest events that are searched for those of one property, so that a silent one among many costs little. */
const searchedEvents = 20_000

/** Reads from SQLite what arrived by hour. It is written together with the events. */
export function sqliteTraffic(database: DatabaseSync, commit: Commit, numbersPerEvent = 1): TrafficStore {
  // One step of the index for each id, instead of all its rows.
  const ids = database.prepare(
    `WITH RECURSIVE ids (id) AS (
       SELECT min(tracking_id) FROM hour_sums
       UNION ALL SELECT (SELECT min(tracking_id) FROM hour_sums WHERE tracking_id > id) FROM ids WHERE id IS NOT NULL
     ) SELECT id FROM ids WHERE id IS NOT NULL`,
  )
  const sums = database.prepare(
    'SELECT hour, measure, detail, total FROM hour_sums WHERE tracking_id = ? AND hour >= ? AND hour < ? ORDER BY hour',
  )
  // Those of some days, by when they arrived: through the index of the site, all its orders are read.
  const orders = database.prepare(
    `SELECT received_at / ${hourMs} AS hour, currency, count(*) FILTER (WHERE hundredths >= 0) AS orders, sum(hundredths) AS hundredths
     FROM visitor_orders WHERE received_at >= ?2 AND received_at < ?3 AND +tracking_id = ?1 GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  const visitors = database.prepare(
    `SELECT count(DISTINCT visitor_id) AS visitors FROM visitor_hours
     WHERE tracking_id = ? AND hour >= ? AND hour < ?`,
  )
  const latest = database.prepare(
    `SELECT position, received_at, visitor_id, bot, ${listedText} FROM events
     WHERE position > max(?2, (SELECT coalesce(max(position), 0) FROM events) - ${searchedEvents * numbersPerEvent})
       AND +tracking_id = ?1 ORDER BY position DESC LIMIT ?3`,
  )
  const [removeSums, ...removeVisitors] = tables.map((table) => removeOlder(database, { table, column: 'hour' }))
  const hoursOf = (from: number, to: number) => [Math.floor(from / hourMs), Math.ceil(to / hourMs)]
  return {
    trackingIds: async () => ids.all().map(({ id }) => String(id)),
    sums: async (trackingId, from, to) =>
      sums.all(trackingId, ...hoursOf(from, to)).map(({ hour, measure, detail, total }) => ({
        at: Number(hour) * hourMs,
        measure: String(measure) as HourMeasure,
        detail: String(detail),
        total: Number(total),
      })),
    orders: async (trackingId, from, to) =>
      orders.all(trackingId, from, to).map((row) => ({
        at: Number(row.hour) * hourMs,
        currency: String(row.currency),
        orders: Number(row.orders),
        amount: Number(row.hundredths) / 100,
      })),
    countVisitors: async (trackingId, from, to) =>
      Number(visitors.get(trackingId, ...hoursOf(from, to))?.visitors ?? 0),
    latest: async (trackingId, after, atMost) =>
      latest.all(trackingId, after, atMost).map((row) => ({
        position: Number(row.position),
        receivedAt: Number(row.received_at),
        visitorId: row.visitor_id === null ? null : String(row.visitor_id),
        isCrawler: row.bot === 1,
        text: String(row.text),
      })),
    removeOlder: (before, atMost) =>
      commit(() =>
        Math.max(
          removeSums?.(Math.floor(before.sums / hourMs), atMost) ?? 0,
          ...removeVisitors.map((remove) => remove(Math.floor(before.visitors / hourMs), atMost)),
        ),
      ),
  }
}
