import type { Attributes } from '../events/attributes.ts'
import { placementLimits } from './placement-limits.ts'

export type EventWaitNeeds = {
  /** Calls back for each event, after it counts in the attributes. */
  hear: (fn: () => void) => void
  attributes: () => Attributes
  /** Whether a user event came in this session, on an earlier page or this one. */
  hasUser: () => boolean
  after: (ms: number, task: () => void) => void
}

/** Settles when the placements of a view can be evaluated. */
export type EventWait = (pageType: string) => Promise<void>

/**
 * Waits up to 1000 ms for the product of a product page, and for the user of a session that has had one, so that their
 * attributes are included; then 5 ms more, in which another view may come (PL-05).
 */
export function createEventWait({ hear, attributes, hasUser, after }: EventWaitNeeds): EventWait {
  const waiting = new Set<() => void>()
  hear(() => {
    for (const look of waiting) look()
  })

  return (pageType) =>
    new Promise((resolve) => {
      const checkEvents = () => {
        const { product, user } = attributes()
        if ((pageType === 'product' && !product) || (hasUser() && !user)) return
        waiting.delete(checkEvents)
        after(placementLimits.debounceMs, resolve)
      }
      waiting.add(checkEvents)
      checkEvents()
      if (!waiting.has(checkEvents)) return
      after(placementLimits.eventWaitMs, () => {
        waiting.delete(checkEvents)
        resolve()
      })
    })
}
