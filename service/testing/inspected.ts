import type { WireEvent } from '../../contract/event.ts'
import type { TypedApp } from '../typed-app.ts'

type InspectedEvent = {
  trackingId: string
  deviceAt: number
  sentAt: number | null
  receivedAt: number
  correctedAt: number
  bot: boolean
  event: WireEvent
}
type InspectedRefusal = {
  trackingId: string
  receivedAt: number
  reason: string
  index: number | null
  encoding: 'utf-8' | 'base64'
  body: string
}

/** Returns the stored events, as the inspection interface lists them. */
export async function storedEvents(app: TypedApp, trackingId = 'shop'): Promise<InspectedEvent[]> {
  const answer = await app.inject(`/_inspect/events?trackingId=${trackingId}`)
  return answer.json<{ events: InspectedEvent[] }>().events
}

/** Returns the refused events, as the inspection interface lists them. */
export async function refusedEvents(app: TypedApp, trackingId = 'shop'): Promise<InspectedRefusal[]> {
  const answer = await app.inject(`/_inspect/deadletters?trackingId=${trackingId}`)
  return answer.json<{ deadletters: InspectedRefusal[] }>().deadletters
}
