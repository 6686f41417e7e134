import { styleSetter } from '../../kit/change/set-style.ts'
import type { ChangeScope } from '../../kit/run/scope.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/**
 * Lets the page's content begin as much lower as an area over it grows, where that lies over the page instead of in it, so
 * that the first content is not covered.
 * @returns does so at once, for an area that has just changed
 */
export function keepRoom(scope: ChangeScope, area: HTMLElement, content: HTMLElement): () => void {
  const [height, top] = [area.offsetHeight, topOf(content)]
  // A margin, since shops have other paddings there in each width.
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

/** In the document, wherever it is scrolled. */
function topOf(element: Element): number {
  return element.getBoundingClientRect().top + scrollY
}
