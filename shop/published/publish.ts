import { inGa4, inUv } from './in-layer.ts'
import type { PublishedEvent } from './published-event.ts'

/** The part of the page's event bus that the shop uses, of Instep's script or the stub that queues calls for it. */
type PageBus = { emit?: (type: string, data: unknown) => unknown }
type PublishingPage = {
  uv?: PageBus
  dataLayer?: unknown
  location?: { href: string }
  document?: { documentElement: { dataset: { dataLayer?: string } } }
}

/**
 * Publishes events in order to the page's data layer, which `<html data-data-layer>` names. `page` is the window. If
 * the bus is missing or fails, the shop goes on (SHOP-14, SHOP-103).
 */
export function publishEvents(events: readonly PublishedEvent[], page: object): void {
  const { document } = page as PublishingPage
  if (document?.documentElement.dataset.dataLayer === 'ga4') pushToDataLayer(events, page)
  else emitOnBus(events, page)
}

function emitOnBus(events: readonly PublishedEvent[], { uv }: PublishingPage): void {
  for (const { type, data } of inUv(events)) handOver(type, () => uv?.emit?.(type, data))
}

/** A tag manager may have replaced `push`, and expects one entry per call. */
function pushToDataLayer(events: readonly PublishedEvent[], page: PublishingPage): void {
  if (!Array.isArray(page.dataLayer)) page.dataLayer = []
  const layer = page.dataLayer as unknown[]
  for (const entry of inGa4(events)) {
    const { event = 'ecommerce' } = entry as { event?: string }
    handOver(event, () => layer.push(event === 'page_view' ? { ...entry, page_location: page.location?.href } : entry))
  }
}

function handOver(name: string, hand: () => unknown): void {
  try {
    hand()
  } catch (error) {
    console.warn(`shop: ${name} could not be published`, error)
  }
}
