import type { RefusedEvent, RefusedEventsAnswer } from '../../contract/refused-event.ts'
import type { ServiceClient } from './service.ts'

/** The refused events that a service keeps, part by part, in the order of arrival; of one property or of all. */
export async function* refusedEvents(service: ServiceClient, trackingId?: string): AsyncGenerator<RefusedEvent[]> {
  let after: number | null = 0
  while (after !== null) {
    const property: string = trackingId === undefined ? '' : `&trackingId=${encodeURIComponent(trackingId)}`
    const { refused, next }: RefusedEventsAnswer = await service.ask(`/events/refused?after=${after}${property}`)
    yield refused
    after = next
  }
}
