import type { WireEvent } from '../../contract/event.ts'

let count = 0

/** A whole event as it is queued; each has an id and a sequence number of its own. */
export function anEvent(meta: Partial<WireEvent['meta']> = {}, fields: object = {}): WireEvent {
  count++
  return {
    ...fields,
    meta: {
      type: 'ecView',
      id: `event-${count}`,
      ts: 1_700_000_000_000,
      seq: count,
      url: 'https://shop.test/uk/en/',
      referrerUrl: '',
      trackingId: 'shop',
      source: 'smartserve@0.0.0',
      ...meta,
    },
    context: {
      id: 'abc-def-ghi',
      sample: '1',
      viewNumber: 1,
      sessionNumber: 1,
      entranceNumber: 1,
      conversionNumber: 0,
      conversionCycleNumber: 1,
      sessionViewNumber: 1,
      entranceViewNumber: 1,
      timezoneOffset: 0,
    },
  }
}
