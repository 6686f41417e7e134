import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { limits } from '../limits.ts'
import type { Commit } from './group-commit.ts'
import { addToHour } from './hour-sums.ts'
import { removeOlder } from './remove-older.ts'
import type { KeptRefusal, RefusedEventStore, RefusedRecord } from './storage.ts'

/** Stores the refused events in SQLite, in the order of arrival. */
export function sqliteRefusedEvents(database: DatabaseSync, commit: Commit): RefusedEventStore {
  const ofProperty = '(tracking_id = ?1 OR ?1 IS NULL)'
  const select = database.prepare(`SELECT * FROM dead_letters WHERE ${ofProperty} ORDER BY position`)
  const selectPage = database.prepare(
    `SELECT * FROM dead_letters WHERE ${ofProperty} AND position > ?2 ORDER BY position LIMIT ?3`,
  )
  const selectOne = database.prepare('SELECT * FROM dead_letters WHERE position = ?')
  const update = database.prepare('UPDATE dead_letters SET reason = ? WHERE position = ?')
  const remove = database.prepare(`DELETE FROM dead_letters WHERE ${ofProperty}`)
  const removeOld = removeOlder(database, { table: 'dead_letters', column: 'received_at' })
  const write = writeRefusedEvent(database)
  return {
    keep: (record) => commit(() => write(record)),
    list: async (trackingId) => select.all(trackingId ?? null).map(refusalOf),
    page: async (after, atMost, trackingId) => selectPage.all(trackingId ?? null, after, atMost).map(refusalOf),
    async find(id) {
      const row = selectOne.get(id)
      return row ? refusalOf(row) : null
    },
    setReason: (id, reason) => commit(() => void update.run(reason, id)),
    clear: (trackingId) => commit(() => void remove.run(trackingId ?? null)),
    removeOlder: (before, atMost) => commit(() => removeOld(before, atMost)),
  }
}

type RefusedBounds = { refusedKept: number; refusedBytes: number }

/** The characters of a reason by which refused events are counted. */
const longestReason = 200
/** The number of oldest rows removed at once when the storage limit is reached. */
const removedForRoom = 100

/** Prepares writing one refused event, inside a commit. When the limits are reached, the oldest are removed. */
export function writeRefusedEvent(
  database: DatabaseSync,
  bounds: RefusedBounds = limits,
): (record: RefusedRecord) => void {
  const insert = database.prepare(
    'INSERT INTO dead_letters (tracking_id, received_at, reason, batch_index, bot, form, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const addHour = addToHour(database)
  const totals = database.prepare('SELECT letters, bytes FROM dead_letter_totals')
  const removeOldest = database.prepare(
    'DELETE FROM dead_letters WHERE position IN (SELECT position FROM dead_letters WHERE position < ? ORDER BY position LIMIT ?)',
  )
  return ({ trackingId, receivedAt, reason, index, bot, form, body }) => {
    const { lastInsertRowid: newest } = insert.run(trackingId, receivedAt, reason, index, Number(bot), form, body)
    addHour({ trackingId, receivedAt }, 'refused', 1, reason.slice(0, longestReason))
    for (let all = totals.get(); all && isOver(all); all = totals.get()) {
      const surplus = Math.max(Number(all.letters) - bounds.refusedKept, removedForRoom)
      if (removeOldest.run(newest, surplus).changes === 0) return
    }
  }

  function isOver({ letters, bytes }: Record<string, SQLOutputValue>): boolean {
    return Number(letters) > bounds.refusedKept || Number(bytes) > bounds.refusedBytes
  }
}

/** Reads one row of the refused events. */
export function refusalOf(row: Record<string, SQLOutputValue>): KeptRefusal {
  return {
    id: Number(row.position),
    trackingId: String(row.tracking_id),
    receivedAt: Number(row.received_at),
    reason: String(row.reason),
    index: row.batch_index === null ? null : Number(row.batch_index),
    bot: row.bot === 1,
    form: row.form === 'deflate' ? 'deflate' : 'raw',
    body: row.body instanceof Uint8Array ? row.body : new Uint8Array(),
  }
}
