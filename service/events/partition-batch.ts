import { isBot } from 'isbot'
import type { EventBatch, RefusedRecord } from '../storage/storage.ts'
import { checkEvent, type ValidEvent } from './check-event.ts'
import type { BatchItem } from './read-batch.ts'

type IndexedRefusal = RefusedRecord & { index: number }
type ReceivedBatch = Pick<RefusedRecord, 'trackingId' | 'receivedAt' | 'bot'>

/** Parts a batch into the events to store and, with their reasons, those to keep aside (SV-31). */
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
 * Whether an event tells of the user agent of a known crawler or program, beside the `User-Agent` of the request that
 * brought it (BR-07).
 */
function isBotEvent({ userAgent }: ValidEvent): boolean {
  return typeof userAgent === 'string' && isBot(userAgent)
}
