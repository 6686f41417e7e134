import type { DatabaseSync } from 'node:sqlite'
import { eventIndexes } from './event-indexes.ts'
import { hourTables } from './hour-sums.ts'
import { LazyDatabase } from './lazy-database.ts'
import { noteVersion, refuseLater } from './tables-version.ts'
import { upgradeTables } from './upgrade.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    tracking_id TEXT NOT NULL,
    id TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    sent_at REAL,
    device_at REAL,
    visitor_id TEXT,
    session REAL,
    seq REAL,
    bot INTEGER NOT NULL DEFAULT 0,
    type TEXT,
    text TEXT NOT NULL,
    UNIQUE (tracking_id, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS events_by_receipt ON events (received_at);
  CREATE TABLE IF NOT EXISTS session_clocks (
    tracking_id TEXT NOT NULL,
    visitor_id TEXT NOT NULL,
    session REAL NOT NULL,
    smallest_offset REAL NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (tracking_id, visitor_id, session)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS session_clocks_by_time ON session_clocks (seen_at);
  CREATE TABLE IF NOT EXISTS dead_letters (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    tracking_id TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    batch_index INTEGER,
    bot INTEGER NOT NULL DEFAULT 0,
    form TEXT NOT NULL DEFAULT 'raw',
    body BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS dead_letters_by_receipt ON dead_letters (received_at);
  CREATE TABLE IF NOT EXISTS dead_letter_totals (letters INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT;
  INSERT INTO dead_letter_totals SELECT count(*), coalesce(sum(length(body)), 0) FROM dead_letters
    WHERE NOT EXISTS (SELECT 1 FROM dead_letter_totals);
  CREATE TRIGGER IF NOT EXISTS dead_letter_added AFTER INSERT ON dead_letters BEGIN
    UPDATE dead_letter_totals SET letters = letters + 1, bytes = bytes + length(new.body);
  END;
  CREATE TRIGGER IF NOT EXISTS dead_letter_removed AFTER DELETE ON dead_letters BEGIN
    UPDATE dead_letter_totals SET letters = letters - 1, bytes = bytes - length(old.body);
  END;
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

/**
 * Opens or creates the database file (`:memory:` for none). Committed data survives the end of the process (SV-08). What
 * is removed or moved within the file is overwritten at once: else copies of a visitor's rows, which stay when pages are
 * divided, would outlive their erasing.
 * @throws ConfigurationError when a later version has used the file
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new LazyDatabase(path, { timeout: 5000 })
  try {
    refuseLater(database, path)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    database.exec(tables + hourTables)
    upgradeTables(database)
    database.exec(eventIndexes)
    noteVersion(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
