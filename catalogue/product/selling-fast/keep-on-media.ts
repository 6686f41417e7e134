import type { DisposableScope } from '../../kit/run/scope.ts'
import { readingSign } from '../../kit/watch/reading-sign.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/**
 * Keeps an element at the corner of the large pictures of a gallery, because shops may show thumbnails beside or above them.
 * In a swiped strip the corner is that of the visible box (PDP-06.6).
 */
export function keepOnMedia(scope: Pick<DisposableScope, 'onRemove'>, gallery: Element, corner: HTMLElement): void {
  function keepMark(): void {
    const box = bigMedium(gallery)
    if (!box) return
    const [from, to] = [gallery.getBoundingClientRect(), windowOf(box, gallery).getBoundingClientRect()]
    const x = readingSign(gallery) < 0 ? Math.min(0, to.right - from.right) : Math.max(0, to.left - from.left)
    corner.style.translate = `${x}px ${Math.max(0, to.top - from.top)}px`
  }
  whenResized(scope, [gallery], keepMark)
  keepMark()
}

function bigMedium(gallery: Element): Element | undefined {
  const widthOf = (element: Element) => element.getBoundingClientRect().width
  return [...gallery.querySelectorAll(':is(img, video):not(dialog *)')].sort((a, b) => widthOf(b) - widthOf(a))[0]
}

/** Returns the box through which a medium is visible: the nearest ancestor that clips wider content, else its own. */
function windowOf(medium: Element, gallery: Element): Element {
  for (let box = medium.parentElement; box && box !== gallery; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') return box
  return medium
}
