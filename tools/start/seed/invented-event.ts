import type { WireEvent } from '../../../contract/event.ts'

/** Where and when an invented visitor does something; `at` in epoch milliseconds, `seq` from 1. */
export type InventedMoment = {
  visitorId: string
  trackingId: string
  url: string
  at: number
  seq: number
  view: number
}

/** Returns an event of a visitor's first session as the script sends it. */
export function inventedEvent(type: string, fields: object, moment: InventedMoment): WireEvent {
  const { visitorId, trackingId, url, at, seq, view } = moment
  return {
    ...fields,
    meta: {
      type,
      id: `${visitorId}-${seq}`,
      ts: at + seq * 1000,
      seq,
      url,
      referrerUrl: '',
      trackingId,
      source: 'smartserve@seed',
    },
    context: {
      id: visitorId,
      sample: '50000',
      viewNumber: view,
      sessionNumber: 1,
      entranceNumber: 1,
      conversionNumber: 0,
      conversionCycleNumber: 1,
      sessionViewNumber: view,
      entranceViewNumber: view,
      timezoneOffset: 0,
    },
  }
}
