import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/**
 * Keeps the `top` of a sticky element at the lower edge of the shop's header while the header stays in the window
 * (CAT-02.1).
 */
export function stickUnder(scope: DisposableScope, element: HTMLElement, header?: string): void {
  const setTop = styleSetter(scope, element, 'top')
  const { signal } = scope
  const findHeader = () => (header ? document.querySelector(header) : null)

  function updateTop(): void {
    const above = findHeader()
    const stays = above !== null && ['fixed', 'sticky'].includes(getComputedStyle(above).position)
    const lowest = stays ? Math.max(0, above.getBoundingClientRect().bottom) : 0
    // What is higher than the window sticks with its end, so that all of it can be reached.
    setTop(`${Math.min(lowest, innerHeight - element.offsetHeight)}px`)
  }

  /** Shops let a header slide away after the shopper has scrolled. */
  function followMotion({ target }: Event): void {
    const above = findHeader()
    if (!above || !(target as Element).contains(above)) return
    const motions = (target as Element).getAnimations()
    const followFrame = () => {
      if (signal.aborted) return
      updateTop()
      if (motions.some(({ playState }) => playState === 'running')) requestAnimationFrame(followFrame)
    }
    followFrame()
  }

  updateTop()
  addListeners(window, { scroll: updateTop, resize: updateTop }, { passive: true, signal })
  addListeners(document, { transitionrun: followMotion }, { signal })
  whenResized(scope, [element], updateTop, 'border-box')
  if (header)
    followElements(
      scope,
      header,
      (above, each) => {
        whenResized(each, [above], updateTop, 'border-box')
        each.onRemove(updateTop)
      },
      { first: true },
    )
}
