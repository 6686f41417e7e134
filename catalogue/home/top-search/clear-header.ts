import type { DisposableScope } from '../../kit/run/scope.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

export type BarFacts = { host: HTMLElement; header: HTMLElement }

/**
 * Shows a bar that stands after the header under it, where the header lies over the page: by as much as what follows keeps
 * free for the header. The bar takes its own height of the page in either case, so nothing is covered.
 */
export function clearHeader({ onRemove }: Pick<DisposableScope, 'onRemove'>, { host, header }: BarFacts): void {
  function updateClearance(): void {
    const isOver = ['fixed', 'absolute'].includes(getComputedStyle(header).position)
    host.style.top = isOver ? `${roomBelow(host, header)}px` : ''
  }
  whenResized({ onRemove }, [header], updateClearance)
  updateClearance()
}

/** The room, in px, that the page keeps under a bar for a header of no room of its own; none where it is kept above the bar. */
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
