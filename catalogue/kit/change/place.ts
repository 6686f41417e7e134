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
    const place = reference.matches('body') ? document.body : reference
    if (node.isConnected || !place.isConnected) return
    if (scope.mayRestore(node.className || node.tagName)) insertNode(node, where, place)
  }, scope.signal)
}

function insertNode(node: Element, where: InsertPlace, reference: Element): void {
  const before = where === 'after' ? reference : where === 'prepend' && nodeBefore(reference)
  if (before) lastPlacedAfter(before).after(node)
  else reference[where](node)
}

/** The child after which a node is inserted as the first: the summary of a `<details>`, or an earlier one of ours. */
function nodeBefore({ firstChild, firstElementChild }: Element): ChildNode | null | false {
  if (firstElementChild?.matches('summary')) return firstElementChild
  return firstChild && placed.has(firstChild) && firstChild
}

function lastPlacedAfter(reference: ChildNode): ChildNode {
  let last: ChildNode = reference
  while (last.nextSibling && placed.has(last.nextSibling)) last = last.nextSibling
  return last
}
