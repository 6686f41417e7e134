import type { DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'
import type { InsertPlace } from './place.ts'

/**
 * Moves an element of the shop to another place, as it is: what is in it goes on, and keeps the focus. It is moved again when
 * the page takes it elsewhere (BD-01); removal puts it back where it stood.
 */
export function moveElement(
  scope: DisposableScope,
  element: Element,
  where: Exclude<InsertPlace, 'prepend'>,
  reference: Element,
): void {
  if (!scope.exposure.happens()) return
  const oldPlace = document.createComment('')
  const parent = where === 'append' ? reference : reference.parentNode
  const putElement = () => keepingFocus(element, () => reference[where](element))
  element.before(oldPlace)
  putElement()
  watchPage(() => {
    if (!element.isConnected || !reference.isConnected || element.parentNode === parent) return
    if (scope.mayRestore('The place of an element')) putElement()
  }, scope.signal)
  scope.onRemove(() => {
    // What the page has taken away meanwhile does not come back.
    if (element.isConnected && oldPlace.isConnected) keepingFocus(element, () => oldPlace.before(element))
    oldPlace.remove()
  })
}

/** A browser takes the focus from what is moved. */
function keepingFocus(element: Element, put: () => void): void {
  const { activeElement } = document
  put()
  if (activeElement instanceof HTMLElement && element.contains(activeElement))
    activeElement.focus({ preventScroll: true })
}
