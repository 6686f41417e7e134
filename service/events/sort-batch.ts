import type { DeadLetter, EventBatch } from '../storage/storage.ts'
import { checkEvent } from './check-event.ts'
import { isBotEvent } from './is-bot-event.ts'
import type { BatchItem } from './read-batch.ts'

type Refused = DeadLetter & { index: number }
type Received = Pick<DeadLetter, 'trackingId' | 'receivedAt' | 'bot'>

/** Parts a batch into the events to store and, with their reasons, those to keep aside (SV-31). */
export function sortBatch(
  items: BatchItem[],
  received: Received,
): { events: EventBatch['events']; refused: Refused[] } {
  const events: EventBatch['events'] = []
  const refused: Refused[] = []
  for (const [index, { text, value }] of items.entries()) {
    const check = checkEvent(value)
    if (check.valid) events.push({ text, event: check.event, bot: received.bot || isBotEvent(check.event) })
    else refused.push({ ...received, index, reason: check.reason, form: 'raw', body: Buffer.from(text) })
  }
  return { events, refused }
}
