import type { DatabaseSync } from 'node:sqlite'
import type { DatasetName, DatasetStore } from '../datasets/dataset-store.ts'
import { limits } from '../limits.ts'
import type { Commit } from './group-commit.ts'

/** Records are a list of keys with their columns, as JSON: they are read at once, when the service starts. */
const tables = `
  CREATE TABLE IF NOT EXISTS uploaded_datasets (
    version INTEGER PRIMARY KEY AUTOINCREMENT,
    tracking_id TEXT NOT NULL,
    id TEXT NOT NULL,
    loaded_at INTEGER NOT NULL,
    records TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS uploaded_datasets_by_id ON uploaded_datasets (tracking_id, id);
`

/** Stores uploaded datasets in SQLite. */
export function sqliteDatasets(database: DatabaseSync, commit: Commit): DatasetStore {
  database.exec(tables)
  const selectAll = database.prepare('SELECT * FROM uploaded_datasets ORDER BY version')
  const latest = database.prepare(
    'SELECT max(version) AS version FROM uploaded_datasets WHERE tracking_id = ? AND id = ?',
  )
  const size = database.prepare(
    `SELECT coalesce(sum(octet_length(records)), 0) AS bytes FROM uploaded_datasets
     WHERE NOT (tracking_id = ? AND id = ? AND version < ?)`,
  )
  const insert = database.prepare(
    'INSERT INTO uploaded_datasets (tracking_id, id, loaded_at, records) VALUES (?, ?, ?, ?) RETURNING version',
  )
  const removeEarlier = database.prepare(
    'DELETE FROM uploaded_datasets WHERE tracking_id = ? AND id = ? AND version < ?',
  )
  const remove = database.prepare('DELETE FROM uploaded_datasets WHERE version = ?')
  const latestOf = ({ trackingId, id }: DatasetName) => Number(latest.get(trackingId, id)?.version ?? 0)
  return {
    list: async () =>
      selectAll.all().map((row) => ({
        trackingId: String(row.tracking_id),
        id: String(row.id),
        version: Number(row.version),
        loadedAt: Number(row.loaded_at),
        records: new Map(JSON.parse(String(row.records))),
      })),
    add({ trackingId, id, loadedAt, records }, before) {
      const text = JSON.stringify([...records])
      return commit(() => {
        if (latestOf({ trackingId, id }) !== before) return 'changed'
        const others = Number(size.get(trackingId, id, before)?.bytes)
        if (others + Buffer.byteLength(text) > limits.datasetsBytes) return 'full'
        removeEarlier.run(trackingId, id, before)
        return Number(insert.get(trackingId, id, loadedAt, text)?.version)
      })
    },
    removeLatest: (place, version) =>
      commit(() => {
        if (latestOf(place) !== version) return 'changed'
        remove.run(version)
        return 'done'
      }),
  }
}
