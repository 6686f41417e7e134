/**
 * Counts within a window, without counting on each read. `counter_items` holds the running total of every id, in the
 * order in which a top list is read. `counter_increments` holds what has to be subtracted again, and when. An
 * increment touches two rows; reading 50 of 100,000 ids walks 50 rows of an index, for any window.
 * Expired increments are swept some seconds later, many in one commit, because a commit waits for the disk, and
 * subtracting on each read would turn every read into a write. A read subtracts the few increments that have expired
 * but are not yet swept.
 */
export const counterTables = `
  CREATE TABLE IF NOT EXISTS counter_lists (
    list INTEGER PRIMARY KEY AUTOINCREMENT,
    property TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    ids INTEGER NOT NULL DEFAULT 0,
    UNIQUE (property, kind, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS counter_items (
    item INTEGER PRIMARY KEY AUTOINCREMENT,
    list INTEGER NOT NULL,
    id TEXT NOT NULL,
    count INTEGER NOT NULL DEFAULT 0,
    UNIQUE (list, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS counter_items_top ON counter_items (list, count DESC, id);
  CREATE TABLE IF NOT EXISTS counter_increments (
    list INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    item INTEGER NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (list, expires_at, item)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS counter_increments_expiry ON counter_increments (expires_at);
  CREATE TABLE IF NOT EXISTS counter_visitors (
    item INTEGER NOT NULL,
    visitor_id TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (item, visitor_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS counter_visitors_expiry ON counter_visitors (expires_at);
`
