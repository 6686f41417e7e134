import type { ChangeScope, DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'
import { addStyles } from './add-styles.ts'
import styles from './corner.css?inline'
import type { Added } from './place.ts'

/** Each kind of mark has its own corner, so that marks of several templates do not cover each other (SHR-14.4). */
export const corners = { badge: 'top-left', saleBadge: 'top-right', sellingFast: 'bottom-left' } as const

export type CornerMark = { element: Element; mark: Element }

/**
 * Returns a function that puts a mark over a corner of the picture in a listing item. When the page removes the mark
 * together with the picture, it is added again as long as the item exists. Marks do not intercept clicks.
 */
export function cornerMarks(
  scope: ChangeScope,
  kind: keyof typeof corners,
): (each: DisposableScope, at: CornerMark) => void {
  addStyles(scope, styles)
  const name = `instep-corner-${corners[kind]}`
  // Sliders copy marks together with their slides.
  scope.onRemove(() => {
    for (const corner of document.querySelectorAll<Element & Added>(`.${name}`)) if (!corner.instep) corner.remove()
  })

  return (each, { element, mark }) => {
    if (!each.exposure.happens()) return
    const putMark = () => cornerOf(frameOf(element), name).append(mark)
    putMark()
    each.onRemove(() => {
      const corner = mark.parentElement
      mark.remove()
      if (corner?.childElementCount === 0) corner.remove()
    })
    watchPage(() => {
      if (mark.isConnected || !element.isConnected) return
      if (each.mayRestore(mark.className)) putMark()
    }, each.signal)
  }
}

/**
 * Returns the element around the item's picture, outside of a link or `<picture>` that contains only the picture, because a
 * mark must not be inside a link. When the item itself is a link, or one surrounds more than the picture, the frame is in it.
 */
export function frameOf(item: Element): Element {
  let frame = item.querySelector(':is(img, video):not(.instep-corner *)')?.parentElement
  while (frame && frame !== item && frame.matches('a, button, picture')) frame = frame.parentElement
  return frame ?? item
}

/**
 * Returns the container for the marks of one corner, which all templates share. It takes the place of a copy that the page
 * has made, as carousels clone their cards.
 */
function cornerOf(frame: Element, name: string): Element {
  const known = ([...frame.children] as (Element & Added)[]).find((child) => child.classList.contains(name))
  if (known?.instep) return known
  known?.remove()
  const corner: Element & Added = document.createElement('div')
  corner.instep = true
  corner.className = `instep-corner ${name}`
  frame.append(corner)
  return corner
}
