import type { DatabaseSync } from 'node:sqlite'
import { checkEvent } from '../events/check-event.ts'
import { membershipType } from '../segments/membership-fact.ts'
import { addFormerResults, renameFormerResults } from './former-results.ts'
import { partTables } from './result-parts.ts'
import { resultTables } from './result-tables.ts'
import { createResultsLearner } from './results-learner.ts'
import { addColumns } from './upgrade.ts'

/**
 * Creates the result tables if they are missing, and fills them from the stored events in one transaction, because an
 * earlier version stored events without these tables, or with different ones. Sums in older tables whose events were
 * removed are added. The tables of segments must be there.
 */
export function prepareResults(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(partTables)
    if (hasTable(database, 'revenue_bins')) addParts(database)
    else createResults(database)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

function addParts(database: DatabaseSync): void {
  const ofSender = { device: "TEXT NOT NULL DEFAULT ''", country: "TEXT NOT NULL DEFAULT ''" }
  addColumns(database, 'experience_visitors', ofSender)
  // Device and country of earlier visitors are not known any more. Their segments are, as far as events are kept.
  if (addColumns(database, 'experience_visitors', { segments: "TEXT NOT NULL DEFAULT ''" }))
    learnStored(database, `type = '${membershipType}'`)
}

function createResults(database: DatabaseSync): void {
  const hasFormer = hasTable(database, 'experience_visitors')
  if (hasFormer) renameFormerResults(database)
  database.exec(resultTables)
  if (hasFormer) database.exec('INSERT INTO experience_iterations SELECT *, 0 FROM former_iterations')
  learnStored(
    database,
    "text LIKE '%qubit.experience%' OR text LIKE '%qubit.goalAchieved%' OR text LIKE '%ecBasketTransactionSummary%'",
  )
  if (hasFormer) addFormerResults(database)
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined
}

function learnStored(database: DatabaseSync, condition: string): void {
  const { learnResults: learn } = createResultsLearner(database)
  const rows = database.prepare(
    `SELECT tracking_id, received_at, visitor_id, bot, text FROM events WHERE ${condition} ORDER BY position`,
  )
  for (const row of rows.iterate()) {
    const check = checkEvent(JSON.parse(String(row.text)))
    if (!check.valid || typeof row.visitor_id !== 'string') continue
    const event = { event: check.event, bot: row.bot === 1, visitorId: row.visitor_id }
    learn({ trackingId: String(row.tracking_id), receivedAt: Number(row.received_at), events: [event] })
  }
}
