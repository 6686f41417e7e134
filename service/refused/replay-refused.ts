import type { RefusedEvent, ReplayOutcome } from '../../contract/refused-event.ts'
import { partitionBatch } from '../events/partition-batch.ts'
import { type BatchItem, readBatch } from '../events/read-batch.ts'
import { Refusal } from '../http/refusal.ts'
import { readJson } from '../json/read-json.ts'
import type { KeptRefusal, Storage } from '../storage/storage.ts'

/**
 * Sends a refused event through the checks again, as stored or with a repaired text (BY-09). When accepted, it is
 * stored with the time of its first receipt and removed from the refused events, in one commit. Otherwise it stays,
 * with the new reason.
 */
export async function replayRefused(
  { events: log, refusedEvents }: Pick<Storage, 'events' | 'refusedEvents'>,
  record: KeptRefusal,
  repaired?: string,
): Promise<ReplayOutcome> {
  const { id, trackingId, receivedAt, index } = record
  const checked = checkRefused(record, repaired)
  if ('reason' in checked) return keepRefused(checked.reason)
  const { events, refused } = checked
  if (index !== null && refused[0]) return keepRefused(refused[0].reason)
  // Events refused within a whole body become refused events of their own.
  const stored = await log.append({ trackingId, receivedAt, events, refused, settles: id })
  return { id, ...stored, reasons: refused.map(({ reason }) => reason) }

  async function keepRefused(reason: string): Promise<ReplayOutcome> {
    await refusedEvents.setReason(id, reason)
    return { id, accepted: 0, duplicates: 0, reasons: [reason] }
  }
}

/** Checks a refused event as a new one, as stored or with a repaired text; `reason` is why none of it can be read. */
export function checkRefused(
  record: KeptRefusal,
  repaired?: string,
): ReturnType<typeof partitionBatch> | { reason: string } {
  const { trackingId, receivedAt, bot } = record
  const items = itemsOf(repaired === undefined ? record : { ...record, form: 'raw', body: Buffer.from(repaired) })
  return 'reason' in items ? items : partitionBatch(items.items, { trackingId, receivedAt, bot })
}

function itemsOf({
  index,
  form,
  body,
}: Pick<KeptRefusal, 'index' | 'form' | 'body'>): { items: BatchItem[] } | { reason: string } {
  if (index === null) return batchOf(body, form)
  const reading = readJson(body)
  if ('unreadable' in reading) return { reason: reading.unreadable }
  return { items: [{ text: new TextDecoder().decode(body).trim(), value: reading.value }] }
}

function batchOf(body: Uint8Array, form: KeptRefusal['form']): { items: BatchItem[] } | { reason: string } {
  try {
    const reading = readBatch(body, form)
    return 'refusal' in reading ? { reason: reading.refusal.message } : reading
  } catch (error) {
    if (error instanceof Refusal) return { reason: error.message } // the body is too large or contains too many events
    throw error
  }
}

/** A refused event as it is shown: its body as text, or as base64 when it is none. */
export function readableRefusal({ bot: _bot, form: _form, body, ...record }: KeptRefusal): RefusedEvent {
  try {
    // Decoded as a stream, because a body cut at its limit may end within a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
    return { ...record, encoding: 'utf-8', body: text }
  } catch {
    return { ...record, encoding: 'base64', body: Buffer.from(body).toString('base64') }
  }
}
