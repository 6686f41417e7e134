import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CostMeasure } from '../../contract/experience-costs.ts'
import { dayMs } from '../clock/durations.ts'
import { costBinOf } from '../costs/cost-bins.ts'
import { costFacts } from '../costs/cost-fact.ts'
import type { CostStore, CountedCosts } from '../costs/cost-store.ts'
import type { Commit } from './group-commit.ts'
import { removeOlder } from './remove-older.ts'
import type { EventBatch } from './storage.ts'

/** The sums of what experiences cost, by day of arrival and range of the value; `day` in days since 1970. */
export const costTables = `
  CREATE TABLE IF NOT EXISTS cost_bins (
    tracking_id TEXT NOT NULL,
    day INTEGER NOT NULL,
    experience_id TEXT NOT NULL,
    measure TEXT NOT NULL,
    bin INTEGER NOT NULL,
    pages INTEGER NOT NULL,
    total REAL NOT NULL,
    worst REAL NOT NULL,
    UNIQUE (tracking_id, day, experience_id, measure, bin)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS cost_bins_by_day ON cost_bins (day);
`

type CostEvents = Pick<EventBatch, 'trackingId' | 'receivedAt'> & {
  /** Newly stored events. */
  events: Pick<EventBatch['events'][number], 'event' | 'bot'>[]
}

/**
 * Prepares summing what newly stored events say about costs, inside their commit (BD-07): an event that is sent again is
 * not new, and counts once. Events of crawlers are not counted.
 */
export function learnCosts(database: DatabaseSync): (batch: CostEvents) => void {
  const add = database.prepare(
    `INSERT INTO cost_bins (tracking_id, day, experience_id, measure, bin, pages, total, worst)
     VALUES (?, ?, ?, ?, ?, 1, ?, ?)
     ON CONFLICT DO UPDATE SET pages = pages + 1, total = total + excluded.total, worst = max(worst, excluded.worst)`,
  )
  return ({ trackingId, receivedAt, events }) => {
    const day = Math.floor(receivedAt / dayMs)
    for (const { event, bot } of events)
      for (const { experienceId, measure, value } of bot ? [] : costFacts(event))
        add.run(trackingId, day, experienceId, measure, costBinOf(value), value, value)
  }
}

/** Days that are read before others have their turn: those of 40 experiences take some tens of milliseconds. */
const daysAtOnce = 3

/** Reads the sums of costs from SQLite, some days at a time. They are written together with the events. */
export function sqliteCosts(database: DatabaseSync, commit: Commit): CostStore {
  const findDays = database.prepare(
    `SELECT (SELECT min(day) FROM cost_bins WHERE tracking_id = ?1 AND day >= ?2) AS first,
       (SELECT max(day) FROM cost_bins WHERE tracking_id = ?1) AS last`,
  )
  const select = database.prepare(
    `SELECT experience_id, measure, bin, sum(pages) AS pages, sum(total) AS total, max(worst) AS worst
     FROM cost_bins WHERE tracking_id = ? AND day >= ? AND day < ? GROUP BY experience_id, measure, bin`,
  )
  const remove = removeOlder(database, { table: 'cost_bins', column: 'day' })
  return {
    async since(trackingId, from) {
      const counted: CountedCosts = new Map()
      const days = findDays.get(trackingId, Math.floor(from / dayMs))
      if (typeof days?.first !== 'number') return counted
      for (let day = days.first; day <= Number(days.last); day += daysAtOnce) {
        if (day > days.first) await nextTurn()
        for (const row of select.iterate(trackingId, day, day + daysAtOnce)) addRow(counted, row)
      }
      return counted
    },
    removeOlder: (before, atMost) => commit(() => remove(Math.floor(before / dayMs), atMost)),
  }
}

function addRow(counted: CountedCosts, row: Record<string, SQLOutputValue>): void {
  const id = String(row.experience_id)
  const measure = String(row.measure) as CostMeasure
  const [bin = 0, pages = 0, total = 0, worst = 0] = [row.bin, row.pages, row.total, row.worst].map(Number)
  const known = counted.get(id) ?? {}
  counted.set(id, known)
  const bins = known[measure] ?? []
  known[measure] = bins
  const same = bins.find((each) => each.bin === bin)
  if (!same) return void bins.push({ bin, pages, total, worst })
  same.pages += pages
  same.total += total
  same.worst = Math.max(same.worst, worst)
}
