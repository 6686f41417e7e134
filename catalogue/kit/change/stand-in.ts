import type { DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'

/** What stands in the places of the elements that were moved out of a parent, and in the place of the last one. */
type Places = { of: WeakMap<Node, ChildNode>; last: ChildNode }

const moved = new WeakMap<Node, Places>()

/** Keeps the code of a shop going that still knows a moved element at its old place, where a comment stands. */
export function standIn(scope: DisposableScope, element: Element, place: ChildNode): void {
  const { parentNode: newParent } = element
  if (scope.signal.aborted || !place.parentNode) return
  keepCallsSafe(place.parentNode, element, place)
  // Within one parent the page may have removed the place alone: morphdom keeps what it finds among the children, and comments go.
  if (newParent === place.parentNode) return
  // What the page has removed around the old place would have taken the element along.
  const removeOrphan = () => {
    if (!place.isConnected && element.parentNode === newParent) element.remove()
  }
  watchPage(removeOrphan, scope.signal)
  scope.onRemove(removeOrphan)
}

/**
 * Lets React and others remove an element that was moved out of the parent that they know, or draw something before it. Otherwise
 * that throws, and React takes its whole page away. Changes nothing once the element is back.
 */
function keepCallsSafe(parent: Node, element: Node, place: ChildNode): void {
  const places = moved.get(parent) ?? { of: new WeakMap<Node, ChildNode>(), last: place }
  places.of.set(element, place)
  places.last = place
  if (moved.has(parent)) return
  moved.set(parent, places)
  const { insertBefore, removeChild } = parent
  const placeOf = (node: Node | null) => (node && node.parentNode !== parent ? places.of.get(node) : undefined)
  // Solid draws the next page before what follows the last element of this one: if that was moved, a neighbour elsewhere.
  const placeNear = (node: Node | null) =>
    node && node.parentNode !== parent && places.last.parentNode === parent ? places.last : node
  parent.insertBefore = (node, before) =>
    insertBefore.call(parent, node, placeOf(before) ?? placeNear(before)) as typeof node
  parent.removeChild = (child) => {
    const place = placeOf(child)
    place?.remove()
    return removeChild.call(place ? child.parentNode : parent, child) as typeof child
  }
}
