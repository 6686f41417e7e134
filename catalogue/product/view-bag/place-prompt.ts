import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { atMostEvery } from '../../kit/watch/at-most-every.ts'
import { barAround } from '../../kit/watch/bar-around.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { readingSign } from '../../kit/watch/reading-sign.ts'

type Anchors = ExperienceOptions['anchors']

/** How far from the bag the button that adds to it may end for the prompt to end with it, in px. */
const buttonReach = 24
/** How a shop keeps a bar in the window. */
const staying = ['fixed', 'sticky']
const checkMs = 100

/**
 * Keeps the prompt below the header and the bars that the shop has fixed under it, at the edge of the bag (PDP-12.6,
 * PDP-12.11). To be called when it is drawn.
 */
export function placePrompt(shown: DisposableScope, host: HTMLElement, anchors: Anchors): void {
  const { signal } = shown
  host.style.setProperty('--product-view-bag-edge', `${bagEdge(anchors)}px`)
  const update = atMostEvery(
    checkMs,
    () => host.style.setProperty('--product-view-bag-top', `${endOfBars(host, headerEnd(anchors))}px`),
    signal,
  )
  addListeners(window, { scroll: update, resize: update }, { passive: true, signal })
  // A bar that slides in is there afterwards.
  addListeners(document, { transitionend: update, animationend: update }, { passive: true, signal })
  update()
}

const findElement = (selector: string | undefined) => (selector ? document.querySelector(selector) : null)

/**
 * Returns the distance of the bag in the header from the nearer edge of the window in px, or of the button that adds to it
 * where that ends about there: the area of a small icon to press on is wider than the icon. 0 when it is not known.
 */
function bagEdge({ miniCart, addToBag }: Anchors): number {
  const bag = findElement(miniCart)?.getBoundingClientRect()
  if (!bag) return 0
  // Not the width of the window, which in Chromium includes the reserved room for a scroll bar.
  const { width } = document.documentElement.getBoundingClientRect()
  const side = bag.left < width - bag.right ? ({ left }: DOMRect) => left : ({ right }: DOMRect) => width - right
  const button = findElement(addToBag)?.getBoundingClientRect()
  const isNear = button && button.width > 0 && Math.abs(side(button) - side(bag)) <= buttonReach
  return Math.max(0, side(isNear ? button : bag))
}

/**
 * Returns the lower edge of the header, or of the notice below it, from the top of the window in px; 0 when it is scrolled
 * away.
 */
function headerEnd({ header, headerPromo, miniCart }: Anchors): number {
  const parts = [findElement(header), findElement(headerPromo), findElement(miniCart)?.closest('header')]
  return Math.max(0, ...parts.map((part) => part?.getBoundingClientRect().bottom ?? 0))
}

/** Returns where the bars of the shop end that stay in the window below the header, in the column of the prompt. */
function endOfBars(host: HTMLElement, from: number): number {
  const column = columnOf(host)
  let end = from
  // Each bar found may have another below it.
  for (let above = -1; above < end; ) {
    above = end
    const found = document.elementsFromPoint(column, end + 1).filter((each) => !host.contains(each))
    for (const each of found) end = Math.max(end, barAround(each, staying)?.getBoundingClientRect().bottom ?? 0)
  }
  return end
}

/** Returns the middle of the prompt, which may be sliding in, from the left of the window in px. */
function columnOf(host: HTMLElement): number {
  const { insetInlineEnd, width } = getComputedStyle(host.firstElementChild ?? host)
  const middle = (Number.parseFloat(insetInlineEnd) || 0) + (Number.parseFloat(width) || 0) / 2
  return readingSign(host) === 1 ? document.documentElement.getBoundingClientRect().width - middle : middle
}
