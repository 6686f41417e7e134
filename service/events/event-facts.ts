import { isFields } from '../../contract/json.ts'
import { isPathId } from '../http/path-id.ts'
import type { ValidEvent } from './check-event.ts'

/**
 * What the store records about an event apart from its text; null where the event has no value. Times are epoch
 * milliseconds.
 */
export type EventFacts = {
  deviceAt: number
  sentAt: number | null
  visitorId: string | null
  session: number | null
  seq: number | null
}

/** Extracts the facts of an event from its `meta` and `context` (EV-06, EV-09). */
export function eventFacts({ meta, context }: ValidEvent): EventFacts {
  const { id, sessionNumber } = isFields(context) ? context : {}
  return {
    deviceAt: meta.ts,
    sentAt: numberOf(meta.batchTs),
    // An id that cannot occur in a lookup path belongs to no visitor.
    visitorId: typeof id === 'string' && isPathId(id) ? id : null,
    session: numberOf(sessionNumber),
    seq: numberOf(meta.seq),
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
