import type { DisposableScope } from '../../kit/run/scope.ts'
import { atMostEvery } from '../../kit/watch/at-most-every.ts'
import { barAround } from '../../kit/watch/bar-around.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/** Where in the window bars are looked for, as shares of its width. */
const columns = [0.25, 0.5, 0.75]
const checkMs = 100

/** Keeps a banner at the bottom edge above the bars that the shop has fixed there, such as its buy button. */
export function standAbove(scope: DisposableScope, host: HTMLElement): void {
  const { signal } = scope
  const update = atMostEvery(
    checkMs,
    () => {
      const height = barsHeight(host)
      host.style.insetBlockEnd = height > 0 ? `${height}px` : ''
    },
    signal,
  )
  addListeners(window, { scroll: update, resize: update }, { passive: true, signal })
  // A bar that slides in is there afterwards.
  addListeners(document, { transitionend: update, animationend: update, click: update }, { passive: true, signal })
  watchPage(update, signal)
  whenResized(scope, [host], update)
  update()
}

/** Returns the height in px that fixed bars of the shop cover at the bottom of the window. */
function barsHeight(host: HTMLElement): number {
  const tops = columns
    .flatMap((share) => document.elementsFromPoint(innerWidth * share, innerHeight - 1))
    .filter((each) => !host.contains(each))
    .map((each) => barAround(each, ['fixed'])?.getBoundingClientRect())
    // The backdrop of a dialog is found at the bottom too, but not the dialog.
    .map((box) => (box && box.bottom >= innerHeight - 1 ? box.top : innerHeight))
  return Math.round(innerHeight - Math.min(innerHeight, ...tops))
}
