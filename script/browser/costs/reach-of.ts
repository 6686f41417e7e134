import type { PageChange } from '../../telemetry/costs/change-log.ts'
import type { Reach } from '../../telemetry/costs/share-shift.ts'

/** Returns whether a change can have moved a node that is still on the page (BD-07). */
export function reachOf({ place, isNew }: PageChange<Node>, moved: Node): Reach {
  if (!place.isConnected || !moved.isConnected) return 'none'
  if (place.contains(moved)) return 'sure'
  const between = elementsBetween(place, moved)
  if (between.some(isOutOfFlow) || (isNew && isHidden(place))) return 'none'
  // What grows inside moves what follows, and only by centring also its box.
  if (moved.contains(place)) return 'possible'
  if (place.compareDocumentPosition(moved) & Node.DOCUMENT_POSITION_FOLLOWING) return 'sure'
  const around = (between[between.length - 1] ?? place).parentElement
  return around && /flex|grid|table/.test(getComputedStyle(around).display) ? 'possible' : 'none'
}

/** Returns the element of a place and those around it, up to the one that also has the other node, which is left out. */
function elementsBetween(place: Node, other: Node): Element[] {
  const elements: Element[] = []
  let at = place instanceof Element ? place : place.parentElement
  for (; at && !at.contains(other); at = at.parentElement) elements.push(at)
  return elements
}

function isOutOfFlow(element: Element): boolean {
  return /absolute|fixed/.test(getComputedStyle(element).position)
}

function isHidden(place: Node): boolean {
  return place instanceof Element && getComputedStyle(place).display === 'none'
}
