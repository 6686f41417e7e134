import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { ChangeStore, StoredDraft, StoredVersion } from '../steer/change-store.ts'
import type { Commit } from './group-commit.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS console_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tracking_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    author TEXT NOT NULL,
    role TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS console_log_by_property ON console_log (tracking_id, id);
  CREATE TABLE IF NOT EXISTS site_drafts (
    tracking_id TEXT NOT NULL,
    experience_id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    author TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (tracking_id, experience_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS site_versions (
    tracking_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    author TEXT NOT NULL,
    published_at INTEGER NOT NULL,
    note TEXT NOT NULL,
    restores INTEGER,
    experience_ids TEXT NOT NULL,
    changes TEXT NOT NULL,
    PRIMARY KEY (tracking_id, version)
  ) STRICT, WITHOUT ROWID;
`

/** Stores what the console changes in SQLite: drafts and versions as JSON. */
export function sqliteChanges(database: DatabaseSync, commit: Commit): ChangeStore {
  database.exec(tables)
  const drafts = database.prepare('SELECT * FROM site_drafts WHERE tracking_id = ? ORDER BY experience_id')
  const draft = database.prepare('SELECT * FROM site_drafts WHERE tracking_id = ? AND experience_id = ?')
  const write = database.prepare('INSERT OR REPLACE INTO site_drafts VALUES (?, ?, ?, ?, ?, ?)')
  const discard = database.prepare(
    'DELETE FROM site_drafts WHERE tracking_id = ? AND experience_id = ? AND revision = ?',
  )
  const versions = database.prepare(
    'SELECT * FROM site_versions WHERE tracking_id = ? AND version < ? ORDER BY version DESC LIMIT ?',
  )
  const version = database.prepare('SELECT * FROM site_versions WHERE tracking_id = ? AND version = ?')
  const addVersion = database.prepare('INSERT INTO site_versions VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const addEntry = database.prepare(
    'INSERT INTO console_log (tracking_id, at, author, role, action, subject) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const entries = database.prepare(
    'SELECT * FROM console_log WHERE tracking_id = ? AND id < ? ORDER BY id DESC LIMIT ?',
  )
  const removeEntries = database.prepare(`DELETE FROM console_log WHERE id IN (
    SELECT id FROM console_log
    WHERE action NOT IN ('published', 'restored') AND (at < ? OR id <= (SELECT MAX(id) FROM console_log) - ?)
    ORDER BY id LIMIT ?
  )`)
  const every = Number.MAX_SAFE_INTEGER
  return {
    drafts: async (trackingId) => drafts.all(trackingId).map(draftOf),
    draft: async (trackingId, experienceId) => draftOrNull(draft.get(trackingId, experienceId)),
    saveDraft: (trackingId, { experienceId, author, role, changedAt, change }, basedOn) =>
      commit(() => {
        const known = draftOrNull(draft.get(trackingId, experienceId))
        if ((known?.revision ?? null) !== basedOn) return null
        // The entry's id is the revision: it increases, also when the draft was gone for a while.
        const action = change.removed ? 'removal-saved' : 'draft-saved'
        const entry = addEntry.run(trackingId, changedAt, author, role, action, experienceId)
        const revision = Number(entry.lastInsertRowid)
        write.run(trackingId, experienceId, revision, author, changedAt, JSON.stringify(change))
        return { experienceId, revision, author, changedAt, change }
      }),
    discardDraft: (trackingId, experienceId, revision) =>
      commit(() => discard.run(trackingId, experienceId, revision).changes === 1),
    current: async (trackingId) => versionOrNull(versions.get(trackingId, every, 1)),
    version: async (trackingId, number) => versionOrNull(version.get(trackingId, number)),
    versions: async (trackingId, before, atMost) => versions.all(trackingId, before, atMost).map(versionOf),
    addVersion: (trackingId, added, { drafts: published, role }) =>
      commit(() => {
        const { version: number, author, publishedAt, note, restores, experienceIds, changes } = added
        const [ids, text] = [experienceIds, changes].map((each) => JSON.stringify(each))
        addVersion.run(trackingId, number, author, publishedAt, note, restores, ids ?? '', text ?? '')
        for (const [id, revision] of Object.entries(published)) discard.run(trackingId, id, revision)
        const action = restores === null ? 'published' : 'restored'
        addEntry.run(trackingId, publishedAt, author, role, action, String(number))
      }),
    addEntry: (trackingId, { at, author, role, action, subject }) =>
      commit(() => void addEntry.run(trackingId, at, author, role, action, subject)),
    removeEntries: ({ before, newest }, atMost) =>
      commit(() => Number(removeEntries.run(before, newest, atMost).changes)),
    entries: async (trackingId, before, atMost) =>
      entries.all(trackingId, before, atMost).map((row) => ({
        id: Number(row.id),
        at: Number(row.at),
        author: String(row.author),
        role: String(row.role),
        action: String(row.action),
        subject: String(row.subject),
      })),
  }
}

type ChangeRow = Record<string, SQLOutputValue>

function draftOf(row: ChangeRow): StoredDraft {
  return {
    experienceId: String(row.experience_id),
    revision: Number(row.revision),
    author: String(row.author),
    changedAt: Number(row.changed_at),
    change: JSON.parse(String(row.change)),
  }
}

function versionOf(row: ChangeRow): StoredVersion {
  return {
    version: Number(row.version),
    author: String(row.author),
    publishedAt: Number(row.published_at),
    note: String(row.note),
    restores: row.restores === null ? null : Number(row.restores),
    experienceIds: JSON.parse(String(row.experience_ids)),
    changes: JSON.parse(String(row.changes)),
  }
}

const draftOrNull = (row: ChangeRow | undefined) => (row ? draftOf(row) : null)
const versionOrNull = (row: ChangeRow | undefined) => (row ? versionOf(row) : null)
