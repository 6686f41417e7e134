import type { DisposableScope } from '../run/scope.ts'
import { followElements } from '../watch/follow.ts'
import { styleSetter } from './set-style.ts'

/** Over the page's content, and under the bars that shops fix to an edge of the window, such as that of the buy button. */
const usual = 5

/** Keeps what stays in the window under the shop's overlays, in whatever order the shop has laid them (GLB-12.7, CAT-02.4). */
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

/** Where an element lies among the layers of the page: the outermost that has an order tells for all within it. */
function layerOf(element: Element): number {
  let layer = Number.POSITIVE_INFINITY
  for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
    const { zIndex, position } = getComputedStyle(around)
    if (zIndex !== 'auto' && position !== 'static') layer = Number(zIndex)
  }
  return layer
}
