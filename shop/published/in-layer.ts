import { eventTable } from './event-table.ts'
import type { Ga4Entry } from './ga4/ga4-entry.ts'
import type { PublishedEvent } from './published-event.ts'
import type { UvEvent } from './uv/uv-event.ts'

type LayerRow = { uv: (event: PublishedEvent) => UvEvent[]; ga4: (event: PublishedEvent) => Ga4Entry[] }

/** Returns the events in the form of `window.uv`, in order. Pure. */
export function inUv(events: readonly PublishedEvent[]): UvEvent[] {
  return events.flatMap((event) => rowOf(event).uv(event))
}

/** Returns the events in the form of GA4's `window.dataLayer`, in order. Pure. */
export function inGa4(events: readonly PublishedEvent[]): Ga4Entry[] {
  return events.flatMap((event) => rowOf(event).ga4(event))
}

/** Each row takes the events of its own kind. The lookup by kind ensures this, which the type cannot express. */
function rowOf({ kind }: PublishedEvent): LayerRow {
  return eventTable[kind] as LayerRow
}
