import type { EventContext, WireEvent } from '../event.ts'

let lastId = 0

export type EventParts = {
  meta?: Partial<WireEvent['meta']>
  context?: Partial<EventContext>
  [field: string]: unknown
}

/** An event as the script sends it, with an id of its own. */
export function anEvent({ meta, context, ...fields }: EventParts = {}): WireEvent {
  lastId += 1
  return {
    ...fields,
    meta: {
      type: 'ecView',
      id: `event-${lastId}`,
      ts: 1_700_000_000_000 + lastId,
      seq: lastId,
      url: 'https://shop.example/',
      referrerUrl: '',
      trackingId: 'shop',
      source: 'smartserve@0.1.0',
      ...meta,
    },
    context: {
      id: 'visitor-1',
      sample: '1',
      viewNumber: 1,
      sessionNumber: 1,
      entranceNumber: 1,
      conversionNumber: 0,
      conversionCycleNumber: 1,
      sessionViewNumber: 1,
      entranceViewNumber: 1,
      timezoneOffset: 0,
      ...context,
    },
  }
}
