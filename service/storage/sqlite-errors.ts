import type { DatabaseSync } from 'node:sqlite'
import type { ErrorStore } from '../errors/error-store.ts'
import { limits } from '../limits.ts'
import type { Commit } from './group-commit.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS errors (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    report TEXT NOT NULL
  ) STRICT;
`

/** Stores error reports in SQLite, as JSON text. */
export function sqliteErrors(database: DatabaseSync, commit: Commit): ErrorStore {
  database.exec(tables)
  const insert = database.prepare('INSERT INTO errors (name, received_at, report) VALUES (?, ?, ?)')
  // Only the oldest reports are removed, or all of them, so the positions of the remaining ones have no gaps.
  const removeUpTo = database.prepare('DELETE FROM errors WHERE position <= ?')
  const select = database.prepare('SELECT * FROM errors ORDER BY position')
  // Here and not from the parsed reports: 10,000 large ones took seconds, and gigabytes of memory.
  const messages = database.prepare(
    `SELECT json_extract(report, '$.stage') AS stage,
       substr(coalesce(json_extract(report, '$.message'), ''), 1, ${limits.errorMessage}) AS message,
       count(*) AS reports, max(received_at) AS last_at
     FROM errors WHERE received_at >= ? AND received_at < ? AND json_extract(report, '$.trackingId') = ? GROUP BY 1, 2`,
  )
  const remove = database.prepare('DELETE FROM errors')
  return {
    keep: ({ name, receivedAt, report }) =>
      commit(() => {
        const { lastInsertRowid } = insert.run(name, receivedAt, JSON.stringify(report))
        removeUpTo.run(Number(lastInsertRowid) - limits.errorsKept)
      }),
    list: async () =>
      select.all().map((row) => ({
        name: String(row.name),
        receivedAt: Number(row.received_at),
        report: JSON.parse(String(row.report)),
      })),
    countMessages: async (trackingId, from, to) =>
      messages.all(from, to, trackingId).map((row) => ({
        stage: row.stage === null ? null : String(row.stage),
        message: String(row.message),
        reports: Number(row.reports),
        lastAt: Number(row.last_at),
      })),
    clear: () => commit(() => void remove.run()),
  }
}
