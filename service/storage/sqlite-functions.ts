import type { DatabaseSync } from 'node:sqlite'
import { type DeferredRun, type RunStore, TooManyRuns } from '../functions/run-store.ts'
import { limits } from '../limits.ts'
import type { Commit } from './group-commit.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS deferred_runs (
    invocation_id TEXT PRIMARY KEY,
    function_id TEXT NOT NULL,
    key TEXT,
    due INTEGER NOT NULL,
    cancel_on_conversion INTEGER NOT NULL,
    visitor_id TEXT,
    run TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS deferred_runs_name
    ON deferred_runs (function_id, key, coalesce(visitor_id, '')) WHERE key IS NOT NULL;
  CREATE INDEX IF NOT EXISTS deferred_runs_due ON deferred_runs (due);
  CREATE INDEX IF NOT EXISTS deferred_runs_visitor ON deferred_runs (visitor_id);
  -- Kept up to date by triggers: to count a hundred thousand rows for each new one would be slow.
  CREATE TABLE IF NOT EXISTS deferred_totals (runs INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT;
  INSERT INTO deferred_totals SELECT 0, 0 WHERE NOT EXISTS (SELECT 1 FROM deferred_totals);
  CREATE TRIGGER IF NOT EXISTS deferred_run_added AFTER INSERT ON deferred_runs BEGIN
    UPDATE deferred_totals SET runs = runs + 1, bytes = bytes + octet_length(new.run);
  END;
  CREATE TRIGGER IF NOT EXISTS deferred_run_removed AFTER DELETE ON deferred_runs BEGIN
    UPDATE deferred_totals SET runs = runs - 1, bytes = bytes - octet_length(old.run);
  END;
`
/** The table of earlier versions, with one run per function and key for all visitors together. */
const formerTable = 'function_runs'

type RunBounds = { runsOfVisitor: number; runs: number; runsBytes: number }

/** Stores the deferred runs in SQLite, each as JSON beside the columns by which it is looked up. */
export function sqliteFunctions(database: DatabaseSync, commit: Commit, bounds: RunBounds = limits): RunStore {
  database.exec(tables)
  takeOverFormerRuns(database)
  const insert = database.prepare('INSERT INTO deferred_runs VALUES (?, ?, ?, ?, ?, ?, ?)')
  const named = "function_id = ? AND key = ? AND coalesce(visitor_id, '') = ?"
  const cancel = database.prepare(`DELETE FROM deferred_runs WHERE ${named}`)
  const convert = database.prepare('DELETE FROM deferred_runs WHERE visitor_id = ? AND cancel_on_conversion = 1')
  const selectDue = database.prepare('SELECT run FROM deferred_runs WHERE due <= ? ORDER BY due, rowid LIMIT ?')
  const next = database.prepare('SELECT MIN(due) AS due FROM deferred_runs WHERE due > ?')
  const remove = database.prepare('DELETE FROM deferred_runs WHERE invocation_id = ?')
  const selectAll = database.prepare('SELECT run FROM deferred_runs ORDER BY due, rowid')
  const removeAll = database.prepare('DELETE FROM deferred_runs')
  const ofVisitor = database.prepare('SELECT count(*) AS runs FROM deferred_runs WHERE visitor_id = ?')
  const ofAll = database.prepare('SELECT runs, bytes FROM deferred_totals')

  /** Returns which limit the runs exceed, including the new run. */
  function findExcess(visitorId: string | null): 'visitor' | 'all' | undefined {
    if (visitorId !== null && Number(ofVisitor.get(visitorId)?.runs) > bounds.runsOfVisitor) return 'visitor'
    const all = ofAll.get()
    return Number(all?.runs) > bounds.runs || Number(all?.bytes) > bounds.runsBytes ? 'all' : undefined
  }

  return {
    defer: (run) =>
      commit(() => {
        const { invocationId, id, key, due, cancelOnConversion, visitorId } = run
        if (key !== null) cancel.run(id, key, visitorId ?? '')
        insert.run(invocationId, id, key, due, Number(cancelOnConversion), visitorId, JSON.stringify(run))
        const because = findExcess(visitorId)
        if (because) throw new TooManyRuns(because)
      }),
    cancel: ({ id, key, visitorId }) => commit(() => void cancel.run(id, key, visitorId ?? '')),
    convert: (visitorId) => commit(() => void convert.run(visitorId)),
    due: async (now, limit) => selectDue.all(now, limit).map(runOf),
    nextDue: async (now) => (next.get(now)?.due ?? null) as number | null,
    remove: (invocationId) => commit(() => void remove.run(invocationId)),
    list: async () => selectAll.all().map(runOf),
    clear: () => commit(() => void removeAll.run()),
  }
}

function takeOverFormerRuns(database: DatabaseSync): void {
  const isThere = database.prepare('SELECT 1 FROM sqlite_master WHERE type = ? AND name = ?').get('table', formerTable)
  if (!isThere) return
  database.exec(`
    BEGIN IMMEDIATE;
    INSERT OR IGNORE INTO deferred_runs
      SELECT invocation_id, function_id, key, due, cancel_on_conversion, visitor_id, run FROM ${formerTable};
    DROP TABLE ${formerTable};
    COMMIT`)
}

function runOf({ run }: Record<string, unknown>): DeferredRun {
  return JSON.parse(String(run)) as DeferredRun
}
