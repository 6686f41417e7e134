import type { ChangeScope, DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'
import { addStyles } from './add-styles.ts'
import styles from './corner.css?inline'

/** Each kind of mark has its own, so that marks of several templates do not cover each other (SHR-14.4). */
export const corners = { badge: 'top-left', saleBadge: 'top-right', sellingFast: 'bottom-left' } as const

export type CornerMark = { element: Element; mark: Element }

/**
 * A way to put marks over a corner of the picture in listing items. A mark that the page takes away with its picture is put
 * back as long as its item is there. Marks take no click away from what is under them.
 */
export function cornerMarks(
  scope: ChangeScope,
  kind: keyof typeof corners,
): (each: DisposableScope, at: CornerMark) => void {
  addStyles(scope, styles)
  const name = `instep-corner-${corners[kind]}`

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

/** The box of the item's picture: around a link or `<picture>` that holds nothing else, for no mark stands in a link. */
function frameOf(item: Element): Element {
  let frame = item.querySelector(':is(img, video):not(.instep-corner *)')?.parentElement
  while (frame && frame !== item && frame.matches('a, button, picture')) frame = frame.parentElement
  return frame ?? item
}

/** The place of one corner's marks, shared by all templates that have some there. */
function cornerOf(frame: Element, name: string): Element {
  const known = [...frame.children].find((child) => child.classList.contains(name))
  if (known) return known
  const corner = document.createElement('div')
  corner.className = `instep-corner ${name}`
  frame.append(corner)
  return corner
}
