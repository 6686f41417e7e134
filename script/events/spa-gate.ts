import { type EmittedEvent, isViewType } from '../../contract/event.ts'

export type SpaNeeds = {
  url: () => string
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
  const waiting: EmittedEvent[] = []

  function release(): void {
    const [view, ...rest] = waiting.splice(0)
    if (view) process(view)
    for (const event of rest) take(event)
  }

  needs.onNavigation(() => {
    if (addressOf(needs.url()) === seen) return
    navigated = true
    needs.endView()
  })
  needs.onRestored(() => {
    seen = undefined
  })
  needs.onLeaving(release)

  function take(event: EmittedEvent): void {
    if (waiting.length > 0) {
      waiting.push(event)
      return
    }
    if (isViewType(event.meta.type)) {
      const address = addressOf(needs.url())
      if (address === seen) return
      seen = address
      if (navigated) {
        navigated = false
        waiting.push(event)
        needs.after(0, release)
        return
      }
    }
    process(event)
  }

  return take
}

/** Path and query: a fragment is a place on the same page. */
function addressOf(url: string): string {
  return url.split('#', 1)[0] ?? ''
}
