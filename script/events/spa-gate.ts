import { type EmittedEvent, isViewType } from '../../contract/event.ts'
import { addressOf } from './page-facts.ts'

export type SpaNeeds = {
  url: () => string
  /** The address at which an event was emitted. */
  urlOf: (event: EmittedEvent) => string
  /** Calls back after each history navigation. */
  onNavigation: (task: () => void) => void
  /** Calls back when the page comes back from the back-forward cache: its view begins again. */
  onRestored: (task: () => void) => void
  onLeaving: (task: () => void) => void
  /** What the view before has put on the page goes away. */
  endView: () => void
  after: (ms: number, task: () => void) => void
}

/**
 * Between bus and tracker of a site whose pages change without a load (BD-06): a history navigation to another path or query
 * ends the view, and the next begins one task after the shop published it, when the new page is drawn; what is published
 * meanwhile keeps its order behind it. A view of the address that is seen already is the same view.
 */
export function spaGate(needs: SpaNeeds, process: (event: EmittedEvent) => void): (event: EmittedEvent) => void {
  let seen: string | undefined
  let navigated = false
  /** The page has another address by now: the view was emitted while the script started. */
  let isLate = false
  const waiting: EmittedEvent[] = []

  function releaseHeld(): void {
    const [view, ...rest] = waiting.splice(0)
    if (view) process(view)
    for (const event of rest) takeEvent(event)
  }

  needs.onNavigation(() => {
    if (addressOf(needs.url()) === seen) return
    navigated = true
    needs.endView()
  })
  needs.onRestored(() => {
    seen = undefined
  })
  needs.onLeaving(releaseHeld)

  function takeEvent(event: EmittedEvent): void {
    if (waiting.length > 0) {
      waiting.push(event)
      return
    }
    if (isViewType(event.meta.type)) {
      const address = addressOf(needs.urlOf(event))
      if (address === seen) return
      // The navigation was before this was there, or before the view that ends now was taken.
      if (seen !== undefined && (isLate || !navigated)) needs.endView()
      seen = address
      isLate = address !== addressOf(needs.url())
      if (navigated && !isLate) {
        navigated = false
        waiting.push(event)
        needs.after(0, releaseHeld)
        return
      }
    }
    process(event)
  }

  return takeEvent
}
