import type { DatabaseSync } from 'node:sqlite'
import { checkEvent } from '../events/check-event.ts'
import { learnResults } from './learn-results.ts'
import { resultTables } from './result-tables.ts'

/**
 * Makes the tables of results where they are not there yet, and fills them from the stored events, all or nothing: an
 * earlier version stored events without them.
 */
export function prepareResults(database: DatabaseSync): void {
  if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'experience_visitors'").get()) return
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(resultTables)
    learnStored(database)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

function learnStored(database: DatabaseSync): void {
  const learn = learnResults(database)
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
