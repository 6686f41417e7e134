import { isBot } from 'isbot'
import type { EventBatch, RefusedRecord } from '../storage/storage.ts'
import { checkEvent, type ValidEvent } from './check-event.ts'
import type { BatchItem } from './read-batch.ts'

type IndexedRefusal = RefusedRecord & { index: number }
type ReceivedBatch = Pick<RefusedRecord, 'trackingId' | 'receivedAt' | 'bot'>

/** Divides a batch into the events to store and the refused events with their reasons (SV-31). */
export function partitionBatch(
  items: BatchItem[],
  received: ReceivedBatch,
): { events: EventBatch['events']; refused: IndexedRefusal[] } {
  const events: EventBatch['events'] = []
  const refused: IndexedRefusal[] = []
  for (const [index, { text, value }] of items.entries()) {
    const check = checkEvent(value)
    if (check.valid) events.push({ text, event: check.event, bot: received.bot || isBotEvent(check.event) })
    else refused.push({ ...received, index, reason: check.reason, form: 'raw', body: Buffer.from(text) })
  }
  return { events, refused }
}

/**
 * Returns whether an event names the user agent of a known crawler or program. The `User-Agent` header of its request
 * is checked separately (BR-07).
 */
function isBotEvent({ userAgent }: ValidEvent): boolean {
  return typeof userAgent === 'string' && isBot(userAgent)
}
