import type { DatabaseSync } from 'node:sqlite'
import type { DeferredRun, RunStore } from '../functions/run-store.ts'
import type { Commit } from './group-commit.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS function_runs (
    invocation_id TEXT PRIMARY KEY,
    function_id TEXT NOT NULL,
    key TEXT NOT NULL,
    due INTEGER NOT NULL,
    cancel_on_conversion INTEGER NOT NULL,
    visitor_id TEXT,
    run TEXT NOT NULL,
    UNIQUE (function_id, key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS function_runs_due ON function_runs (due);
  CREATE INDEX IF NOT EXISTS function_runs_visitor ON function_runs (visitor_id);
`

/** The deferred runs in SQLite, each as JSON beside the columns it is found by. */
export function sqliteFunctions(database: DatabaseSync, commit: Commit): RunStore {
  database.exec(tables)
  const upsert = database.prepare('INSERT OR REPLACE INTO function_runs VALUES (?, ?, ?, ?, ?, ?, ?)')
  const cancel = database.prepare('DELETE FROM function_runs WHERE function_id = ? AND key = ?')
  const convert = database.prepare('DELETE FROM function_runs WHERE visitor_id = ? AND cancel_on_conversion = 1')
  const selectDue = database.prepare('SELECT run FROM function_runs WHERE due <= ? ORDER BY due, rowid LIMIT ?')
  const next = database.prepare('SELECT MIN(due) AS due FROM function_runs WHERE due > ?')
  const remove = database.prepare('DELETE FROM function_runs WHERE invocation_id = ?')
  const selectAll = database.prepare('SELECT run FROM function_runs ORDER BY due, rowid')
  const removeAll = database.prepare('DELETE FROM function_runs')
  return {
    defer: (run) =>
      commit(() => {
        const { invocationId, id, key, due, cancelOnConversion, visitorId } = run
        upsert.run(invocationId, id, key, due, Number(cancelOnConversion), visitorId, JSON.stringify(run))
      }),
    cancel: (id, key) => commit(() => void cancel.run(id, key)),
    convert: (visitorId) => commit(() => void convert.run(visitorId)),
    due: async (now, limit) => selectDue.all(now, limit).map(runOf),
    nextDue: async (now) => (next.get(now)?.due ?? null) as number | null,
    remove: (invocationId) => commit(() => void remove.run(invocationId)),
    list: async () => selectAll.all().map(runOf),
    clear: () => commit(() => void removeAll.run()),
  }
}

function runOf({ run }: Record<string, unknown>): DeferredRun {
  return JSON.parse(String(run)) as DeferredRun
}
