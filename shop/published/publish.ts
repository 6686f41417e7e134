import type { PublishedEvent } from './published-event.ts'

/** The part of the page's event bus that the shop uses: the personalisation script's, or the stub that waits for it. */
type Bus = { emit?: (type: string, data: unknown) => unknown }

/**
 * Hands events to the page's `uv`, in order. `page` is the window. Without a bus, or with one that fails, the shop goes
 * on (SHOP-14, SHOP-103).
 */
export function publish(events: readonly PublishedEvent[], page: object): void {
  const { uv } = page as { uv?: Bus }
  for (const { type, data } of events) {
    try {
      uv?.emit?.(type, data)
    } catch (error) {
      console.warn(`shop: ${type} could not be published`, error)
    }
  }
}
