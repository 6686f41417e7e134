import type { DisposableScope } from '../run/scope.ts'
import { watchPage } from '../watch/watch-page.ts'

/** The nodes that experiences have added: later ones at the same place follow earlier ones (SHR-01.11). */
const placed = new WeakSet<Node>()

export type InsertPlace = 'before' | 'after' | 'append' | 'prepend'

/**
 * Inserts a node next to an element, or into it as first or last child. When the page removes it, it is inserted again
 * (BD-01).
 */
export function placeElement(scope: DisposableScope, node: Element, where: InsertPlace, reference: Element): void {
  if (!scope.exposure.happens()) return
  placed.add(node)
  insertNode(node, where, reference)
  scope.onRemove(() => node.remove())
  watchPage(() => {
    // Libraries such as Turbo replace the body. Without another reference there is no place: code that follows it starts again.
    const place = reference.localName === 'body' ? document.body : reference
    if (node.isConnected || !place.isConnected) return
    if (scope.mayRestore(node.className || node.tagName)) insertNode(node, where, place)
  }, scope.signal)
}

function insertNode(node: Element, where: InsertPlace, reference: Element): void {
  if (where === 'append') reference.append(node)
  else if (where === 'before') reference.before(node)
  else if (where === 'after') lastPlacedAfter(reference).after(node)
  else prependNode(node, reference)
}

/** Inserts as first child; in a `<details>`, after its summary. */
function prependNode(node: Element, reference: Element): void {
  const { firstChild, firstElementChild } = reference
  if (firstElementChild?.matches('summary')) lastPlacedAfter(firstElementChild).after(node)
  else if (firstChild && placed.has(firstChild)) lastPlacedAfter(firstChild).after(node)
  else reference.prepend(node)
}

function lastPlacedAfter(reference: ChildNode): ChildNode {
  let last: ChildNode = reference
  while (last.nextSibling && placed.has(last.nextSibling)) last = last.nextSibling
  return last
}
