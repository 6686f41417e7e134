import { DatabaseSync } from 'node:sqlite'

const tables = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    tracking_id TEXT NOT NULL,
    id TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    sent_at REAL,
    text TEXT NOT NULL,
    UNIQUE (tracking_id, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS dead_letters (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    tracking_id TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    batch_index INTEGER,
    body BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS visitors (
    tracking_id TEXT NOT NULL,
    id TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (tracking_id, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    tracking_id TEXT NOT NULL,
    visitor_id TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (tracking_id, visitor_id, id)
  ) STRICT, WITHOUT ROWID;
`

/** Opens or creates the database file (`:memory:` for none); what is committed to it survives the process (SV-08). */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec(tables)
  return database
}
