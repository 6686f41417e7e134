import type { DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'
import type { InsertPlace } from './place.ts'

/**
 * Moves an element of the shop to another place. The element itself is not changed, and focus inside is kept. When the page
 * moves it elsewhere it is moved again (BD-01). Removal puts it back at its original place.
 */
export function moveElement(scope: DisposableScope, element: Element, where: InsertPlace, reference: Element): void {
  if (!scope.exposure.happens()) return
  const oldPlace = document.createComment('')
  const parent = where === 'before' || where === 'after' ? reference.parentNode : reference
  const putElement = () => keepingFocus(element, () => reference[where](element))
  element.before(oldPlace)
  putElement()
  // Loaded later, because few pages move anything.
  import('./stand-in.ts').then(({ standIn }) => standIn(scope, element, oldPlace)).catch(() => {})
  watchPage(() => {
    if (!element.isConnected || !reference.isConnected || element.parentNode === parent) return
    if (scope.mayRestore('The place of an element')) putElement()
  }, scope.signal)
  scope.onRemove(() => {
    // An element that the page has removed meanwhile is not put back.
    if (element.isConnected && oldPlace.isConnected) keepingFocus(element, () => oldPlace.before(element))
    oldPlace.remove()
  })
}

/** Restores the focus, which browsers take from a moved element. */
function keepingFocus(element: Element, put: () => void): void {
  const { activeElement } = document
  put()
  if (activeElement instanceof HTMLElement && element.contains(activeElement))
    activeElement.focus({ preventScroll: true })
}
