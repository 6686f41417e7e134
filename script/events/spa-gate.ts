import { type EmittedEvent, isViewType } from '../../contract/event.ts'
import { addressOf } from './page-facts.ts'

export type SpaNeeds = {
  url: () => string
  /** The address at which an event was emitted. */
  urlOf: (event: EmittedEvent) => string
  /** Calls back after each history navigation. */
  onNavigation: (task: () => void) => void
  /** Calls back before the page is copied, to be shown again on Back. */
  onPageCopy: (task: () => void) => void
  /** Calls back when the page returns from the back-forward cache and its view starts again. */
  onRestored: (task: () => void) => void
  onLeaving: (task: () => void) => void
  /** Removes what the previous view has added to the page. */
  endView: () => void
  /** Runs a task later, when the page that the shop has just drawn is there to stay. */
  whenDrawn: (task: () => void) => void
  /** Whether the page shows a copy of one that was visited before, until that page itself is there. */
  isCopy: () => boolean
}

/**
 * Creates the gate between bus and tracker for a site whose pages change without a load (BD-06). A history navigation
 * to another path or query ends the view; the next view starts one task after the shop published it, when the new page
 * is drawn, and events published meanwhile stay behind it. A view of the current address is the same view, unless it has
 * ended. A view also ends before the page is copied: a copy of what experiences have added could not be removed again.
 */
export function spaGate(needs: SpaNeeds, process: (event: EmittedEvent) => void): (event: EmittedEvent) => void {
  let seen: string | undefined
  let navigated = false
  /**
   * Whether the page's address has changed since the view was emitted, which happened while the script was starting.
   */
  let isLate = false
  const waiting: { event: EmittedEvent; isCopy: boolean }[] = []

  const holdEvent = (event: EmittedEvent) => waiting.push({ event, isCopy: needs.isCopy() })

  /** What a copy has published may be old, as the bag: it gives way to events of its type that the page itself has published. */
  function releaseHeld(): void {
    const [view, ...rest] = waiting.splice(0)
    const own = rest.map(({ event, isCopy }) => !isCopy && event.meta.type)
    if (view) process(view.event)
    for (const { event, isCopy } of rest) if (!isCopy || !own.includes(event.meta.type)) takeEvent(event)
  }

  function leaveView(): void {
    // The shopper may come back to this address before another one has a view.
    seen = undefined
    navigated = true
    needs.endView()
  }

  needs.onNavigation(() => {
    if (addressOf(needs.url()) !== seen) leaveView()
  })
  needs.onPageCopy(leaveView)
  needs.onRestored(() => {
    seen = undefined
  })
  needs.onLeaving(releaseHeld)

  function takeEvent(event: EmittedEvent): void {
    if (waiting.length > 0) {
      holdEvent(event)
      return
    }
    if (isViewType(event.meta.type)) {
      const address = addressOf(needs.urlOf(event))
      if (address === seen) return
      // The navigation happened before this gate existed, or before the ending view was processed.
      if (seen !== undefined && (isLate || !navigated)) needs.endView()
      seen = address
      isLate = address !== addressOf(needs.url())
      if (navigated && !isLate) {
        navigated = false
        holdEvent(event)
        needs.whenDrawn(releaseHeld)
        return
      }
    }
    process(event)
  }

  return takeEvent
}
