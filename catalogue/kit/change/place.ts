import type { DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'
import { freeId } from './free-id.ts'

export type InsertPlace = 'before' | 'after' | 'append' | 'prepend'

/** A node that an experience has added has this property, also for other copies of this code; a copy of the node has only the attribute. */
export type Added = { instep?: boolean }

/**
 * Inserts a node next to an element, or into it as first or last child. When the page removes it, it is inserted again
 * (BD-01).
 */
export function placeElement(
  scope: DisposableScope,
  node: Element & Added,
  where: InsertPlace,
  reference: Element,
): void {
  if (!scope.exposure.happens()) return
  node.instep = true
  // Qwik reads its children from the page when it first draws a part: without a key, this could be its next of that kind.
  node.setAttribute('q:key', 'instep')
  // Idiomorph and morphdom make an element without an id into the one of the shop that they want at its place, which would go with us.
  node.id ||= freeId('instep')
  insertNode(node, where, reference)
  scope.onRemove(() => node.remove())
  watchPage(() => {
    // Libraries such as Turbo replace the body. Without another reference there is no place: code that follows it starts again.
    const place = reference.matches('body') ? document.body : reference
    if (node.isConnected || !place.isConnected) return
    if (scope.mayRestore(node.className || node.tagName)) insertNode(node, where, place)
  }, scope.signal)
}

/**
 * Inserts a node. Copies of what was there go, which the page makes together with the elements around: carousels clone cards, and
 * `innerHTML +=` makes all elements anew.
 */
function insertNode(node: Element, where: InsertPlace, reference: Element): void {
  const around = where.endsWith('pend') ? reference : (reference.parentElement ?? reference)
  // GSAP puts what it pins into a box whose height is fixed.
  if (around !== reference && around.matches('.pin-spacer')) {
    insertNode(node, where, around)
    return
  }
  for (const each of around.querySelectorAll<Element & Added>(':scope>[q\\:key=instep]'))
    if (!each.instep) each.remove()
  // Beside what a web component shows in a slot, only what is in a slot as well is seen.
  if (around !== reference && reference.slot) node.slot = reference.slot
  let last = where === 'after' ? reference : where === 'prepend' && nodeBefore(reference)
  // Later nodes at the same place follow earlier ones (SHR-01.11).
  while (last && isAdded(last.nextSibling)) last = last.nextSibling
  if (last) last.after(node)
  else reference[where](node)
}

function isAdded(node: (Node & Added) | null): node is ChildNode {
  return node?.instep === true
}

/** The child after which a node is the first: the summary of a `<details>`, or an earlier one of ours. */
function nodeBefore({ firstChild, firstElementChild }: Element): ChildNode | false {
  return firstElementChild?.matches('summary') ? firstElementChild : isAdded(firstChild) && firstChild
}
