import { runAfter } from './after.ts'

/** The time between two redraws that are followed, in ms: no more than nine in the 5 s of the bound of restorations (BD-01). */
const apartMs = 600

/**
 * Creates what says whether a redraw has to wait. Libraries such as InstantSearch draw a whole list anew with each letter that
 * the shopper types, which is no fight with the page: at this pace it is followed within a second (SHR-01.12), and the
 * experience does not give up. What the page redraws while the shopper does nothing never waits.
 * @returns tells whether to wait; `look` is called when that is over
 */
export function createRedrawPace(signal: AbortSignal): (look: () => void) => boolean {
  let isResting = false
  let next: (() => void) | undefined

  function endRest(): void {
    isResting = false
    next?.()
    next = undefined
  }

  return (look) => {
    if (isResting) next = look
    else if (navigator.userActivation?.isActive) {
      isResting = true
      runAfter(apartMs, endRest, signal)
      return false
    }
    return isResting
  }
}
