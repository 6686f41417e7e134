import type { DisposableScope } from '../../kit/run/scope.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

/**
 * Keeps what stands in the corner of a gallery at the corner of its big pictures: a shop may have small ones beside or above them.
 * A strip of pictures that is swiped has its corner where its box has it (PDP-06.6).
 */
export function keepOnMedia(scope: Pick<DisposableScope, 'onRemove'>, gallery: Element, corner: HTMLElement): void {
  function keepMark(): void {
    const box = bigMedium(gallery)
    if (!box) return
    const [from, to] = [gallery.getBoundingClientRect(), windowOf(box, gallery).getBoundingClientRect()]
    corner.style.translate = `${Math.max(0, to.left - from.left)}px ${Math.max(0, to.top - from.top)}px`
  }
  whenResized(scope, [gallery], keepMark)
  keepMark()
}

function bigMedium(gallery: Element): Element | undefined {
  const widthOf = (element: Element) => element.getBoundingClientRect().width
  return [...gallery.querySelectorAll(':is(img, video):not(dialog *)')].sort((a, b) => widthOf(b) - widthOf(a))[0]
}

/** What a medium is seen through: the nearest box that cuts what is wider, else the medium's own. */
function windowOf(medium: Element, gallery: Element): Element {
  for (let box = medium.parentElement; box && box !== gallery; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') return box
  return medium
}
