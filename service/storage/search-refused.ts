import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { unpackBody } from '../events/unpack.ts'
import { isSearchable, namesVisitor } from './names-visitor.ts'

/** A refused event as it came, unpacked where it can be. */
export type RefusedText = { position: number; trackingId: string; receivedAt: number; reason: string; body: string }

/** Refused events that are read at once, because each has to be unpacked. */
const refusedAtOnce = 50

/**
 * Reads the refused events after a position some at a time, and yields those of them that name a visitor, with the
 * position of the last one that was read.
 */
export function* searchRefused(
  database: DatabaseSync,
  visitorId: string,
  after = 0,
): Generator<{ found: RefusedText[]; last: number }> {
  if (!isSearchable(visitorId)) return
  const select = database.prepare('SELECT * FROM dead_letters WHERE position > ? ORDER BY position LIMIT ?')
  for (let last = after; ; ) {
    const rows = select.all(last, refusedAtOnce)
    const found = rows.map(readRefused).filter(({ body }) => namesVisitor(body, visitorId))
    last = Number(rows.at(-1)?.position ?? last)
    yield { found, last }
    if (rows.length < refusedAtOnce) return
  }
}

function readRefused(row: Record<string, SQLOutputValue>): RefusedText {
  const bytes = row.body as Uint8Array
  return {
    position: Number(row.position),
    trackingId: String(row.tracking_id),
    receivedAt: Number(row.received_at),
    reason: String(row.reason),
    // Latin letters and digits are the same bytes in every reading, so that an id is found whatever surrounds it.
    body: Buffer.from(row.form === 'raw' ? bytes : (tryUnpack(bytes) ?? bytes)).toString(),
  }
}

function tryUnpack(bytes: Uint8Array): Uint8Array | null {
  try {
    return unpackBody(bytes)
  } catch {
    return null // larger than an event may be
  }
}
