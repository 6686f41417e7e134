import type { DeadLetter, EventBatch } from '../storage/storage.ts'
import { checkEvent } from './check-event.ts'
import type { BatchItem } from './read-batch.ts'

type Refused = DeadLetter & { index: number }

/** Parts a batch into the events to store and, with their reasons, those to keep aside (SV-31). */
export function sortBatch(
  items: BatchItem[],
  received: Pick<DeadLetter, 'trackingId' | 'receivedAt'>,
): { events: EventBatch['events']; refused: Refused[] } {
  const events: EventBatch['events'] = []
  const refused: Refused[] = []
  for (const [index, { text, value }] of items.entries()) {
    const check = checkEvent(value)
    if (check.valid) events.push({ text, event: check.event })
    else refused.push({ ...received, index, reason: check.reason, body: Buffer.from(text) })
  }
  return { events, refused }
}
