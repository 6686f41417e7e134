import type { DisposableScope } from '../run/scope.ts'
import { followElements } from '../watch/follow.ts'
import { styleSetter } from './set-style.ts'

/**
 * A z-index above the content of the page and below the bars that shops attach to an edge of the window, such as a buy
 * button.
 */
const usual = 5

/** Keeps an element that stays in the window below the overlays of the shop, whatever their z-index (GLB-12.7, CAT-02.4). */
export function stayUnder(
  scope: DisposableScope,
  element: HTMLElement,
  overlays: readonly (string | undefined)[],
): void {
  const setOrder = styleSetter(scope, element, 'z-index')
  let order = usual
  setOrder(`${order}`)
  for (const selector of overlays)
    if (selector)
      followElements(scope, selector, (overlay) => {
        order = Math.min(order, layerOf(overlay) - 1)
        setOrder(`${order}`)
      })
}

/** Returns the z-index that decides over an element in the page: that of its outermost positioned ancestor. */
function layerOf(element: Element): number {
  let layer = Number.POSITIVE_INFINITY
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const { zIndex, position } = getComputedStyle(around)
    if (zIndex !== 'auto' && position !== 'static') layer = Number(zIndex)
  }
  return layer
}
