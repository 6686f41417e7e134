import { checkEvent } from '../../events/check-event.ts'
import type { EventBatch } from '../../storage/storage.ts'

/** A batch as the log keeps it: of each event its text, which has everything. */
export type LoggedBatch = Omit<EventBatch, 'events'> & { events: Pick<EventBatch['events'][number], 'text' | 'bot'>[] }

export function toLogged({ events, ...batch }: EventBatch): LoggedBatch {
  return { ...batch, events: events.map(({ text, bot }) => ({ text, bot })) }
}

/** @throws Error for a text that was no event when it was written, which a log of this service does not have */
export function fromLogged({ events, ...batch }: LoggedBatch): EventBatch {
  return {
    ...batch,
    events: events.map(({ text, bot }) => {
      const check = checkEvent(JSON.parse(text))
      if (!check.valid) throw new Error(`The log has a text that is no event. ${check.reason}`)
      return { text, event: check.event, bot }
    }),
  }
}
