import { styleSetter } from '../../kit/change/set-style.ts'
import type { ChangeScope } from '../../kit/run/scope.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/**
 * Moves the content of the page down by as much as an area above it grows, if that area overlays the page instead of being
 * in the flow. So the area does not cover the start of the content.
 * @returns measures immediately, after the area has changed
 */
export function keepRoom(scope: ChangeScope, area: HTMLElement, content: HTMLElement): () => void {
  const [height, top] = [area.offsetHeight, topOf(content)]
  // Uses a margin, because shops set different paddings at each width.
  const own = Number.parseFloat(getComputedStyle(content).marginTop) || 0
  const setMargin = styleSetter(scope, content, 'margin-top')
  let given = 0

  function updateRoom(): void {
    const moved = topOf(content) - top - given
    const wanted = Math.max(0, area.offsetHeight - height - moved)
    if (wanted === given) return
    given = wanted
    setMargin(`${own + given}px`)
  }

  whenResized(scope, [area], updateRoom)
  return updateRoom
}

/** The position in the document, independent of scrolling. */
function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}
