import type { DatabaseSync } from 'node:sqlite'
import { checkEvent } from '../events/check-event.ts'
import { addFormerResults, renameFormerResults } from './former-results.ts'
import { partTables } from './result-parts.ts'
import { resultTables } from './result-tables.ts'
import { createResultsLearner } from './results-learner.ts'
import { addColumns } from './upgrade.ts'

/**
 * Creates the result tables if they are missing, and fills them from the stored events in one transaction, because an
 * earlier version stored events without these tables, or with different ones. Sums in older tables whose events were
 * removed are added.
 */
export function prepareResults(database: DatabaseSync): void {
  database.exec(partTables)
  if (hasTable(database, 'revenue_bins')) {
    addColumns(database, 'experience_visitors', {
      device: "TEXT NOT NULL DEFAULT ''",
      country: "TEXT NOT NULL DEFAULT ''",
    })
    return
  }
  const hasFormer = hasTable(database, 'experience_visitors')
  database.exec('BEGIN IMMEDIATE')
  try {
    if (hasFormer) renameFormerResults(database)
    database.exec(resultTables)
    if (hasFormer) database.exec('INSERT INTO experience_iterations SELECT *, 0 FROM former_iterations')
    learnStored(database)
    if (hasFormer) addFormerResults(database)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined
}

function learnStored(database: DatabaseSync): void {
  const learn = createResultsLearner(database)
  const rows = database.prepare(
    `SELECT tracking_id, received_at, visitor_id, bot, text FROM events
     WHERE text LIKE '%qubit.experience%' OR text LIKE '%qubit.goalAchieved%' OR text LIKE '%ecBasketTransactionSummary%'
     ORDER BY position`,
  )
  for (const row of rows.iterate()) {
    const check = checkEvent(JSON.parse(String(row.text)))
    if (!check.valid || typeof row.visitor_id !== 'string') continue
    const event = { event: check.event, bot: row.bot === 1, visitorId: row.visitor_id }
    learn({ trackingId: String(row.tracking_id), receivedAt: Number(row.received_at), events: [event] })
  }
}
