import type { DisposableScope } from '../../kit/run/scope.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

export type BarFacts = { host: HTMLElement; header: HTMLElement }

/**
 * Moves a bar that follows the header down, if the header overlays the page, by as much as the following content reserves
 * for the header. The bar takes its own height in the page in either case, so nothing is covered.
 */
export function clearHeader({ onRemove }: Pick<DisposableScope, 'onRemove'>, { host, header }: BarFacts): void {
  function updateClearance(): void {
    const isOver = ['fixed', 'absolute'].includes(getComputedStyle(header).position)
    // What follows may be painted over its place. Below a header in the flow, menus that open over the page have to cover it.
    const [position, zIndex, top] = isOver ? ['relative', '1', `${roomBelow(host, header)}px`] : ['', '', '']
    Object.assign(host.style, { position, zIndex, top })
  }
  whenResized({ onRemove }, [header], updateClearance)
  updateClearance()
}

/**
 * Returns the room in px that the page reserves below a bar for a header out of the flow; 0 if it is reserved above the bar.
 */
function roomBelow(host: HTMLElement, header: HTMLElement): number {
  const height = header.offsetHeight
  if (header.parentElement && pixelsOf(header.parentElement, 'padding-top') >= height) return 0
  let next = host.nextElementSibling
  while (next?.className === host.className) next = next.nextElementSibling
  return Math.max(height, next ? pixelsOf(next, 'padding-top') + pixelsOf(next, 'margin-top') : 0)
}

function pixelsOf(element: Element, property: string): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0
}
