import { isViewType, type WireEvent } from '../../../contract/event.ts'
import type { InventedVisit } from './shopping-history.ts'

/**
 * Returns the events of an invented visit as the script would send them (EV-06, EV-09). Their ids show that they are
 * invented.
 */
export function wireEvents({ visitorId, at, events }: InventedVisit, trackingId: string): WireEvent[] {
  let views = 0
  let orders = 0
  return events.map(({ after, event }, place) => {
    if (isViewType(event.meta.type)) views += 1
    if (event.meta.type === 'ecBasketTransactionSummary') orders += 1
    const counts = { viewNumber: views, sessionViewNumber: views, entranceViewNumber: views, sessionNumber: 1 }
    const cycle = { entranceNumber: 1, conversionNumber: orders, conversionCycleNumber: orders + 1 }
    return {
      ...event,
      meta: {
        type: event.meta.type,
        id: `${visitorId}-${place}`,
        ts: at + after,
        seq: place + 1,
        url: '',
        referrerUrl: '',
        trackingId,
        source: 'smartserve@seed',
      },
      context: {
        id: visitorId,
        sample: '50000',
        ...counts,
        ...cycle,
        timezoneOffset: 0,
        sessionTs: at,
        viewTs: at + after,
      },
    }
  })
}
