import type { DisposableScope } from '../../kit/run/scope.ts'
import { atMostEvery } from '../../kit/watch/at-most-every.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/** A bar is at least this share of the window wide; a chat button is not. It is lower than that share: overlays are higher. */
const leastWidth = 0.5
const mostHeight = 0.5
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
    .map((each) => barAround(each)?.getBoundingClientRect())
    .filter((box) => box && isBar(box))
    .map((box) => box?.top ?? innerHeight)
  return Math.round(innerHeight - Math.min(innerHeight, ...tops))
}

function barAround(element: Element): Element | undefined {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).position === 'fixed') return each
}

/** The backdrop of a dialog is found at the bottom too, but not the dialog. */
function isBar({ width, height, bottom }: DOMRect): boolean {
  const isAtEdge = bottom >= innerHeight - 1
  return isAtEdge && width >= innerWidth * leastWidth && height < innerHeight * mostHeight
}
