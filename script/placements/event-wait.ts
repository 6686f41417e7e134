import type { Attributes } from '../events/attributes.ts'
import { placementLimits } from './placement-limits.ts'

export type EventWaitNeeds = {
  /** Calls back for each event, after the attributes include it. */
  hear: (fn: () => void) => void
  attributes: () => Attributes
  /** Whether there was a user event in this session, on this page or an earlier one. */
  hasUser: () => boolean
  after: (ms: number, task: () => void) => void
}

/** Resolves when the placements of a view can be evaluated. */
export type EventWait = (pageType: string) => Promise<void>

/**
 * Waits up to 1000 ms for the product of a product page, and for the user in a session that has had one, so that the
 * attributes include them; then waits 5 ms more for a possible next view (PL-05).
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
