import { move } from '../../kit/change/move.ts'
import type { Undoing } from '../../kit/run/scope.ts'

/** Puts each of two elements where the other one stands, in the document and so for Tab and screen readers too (CAT-03.2). */
export function swap(scope: Undoing, one: Element, other: Element): void {
  const [before, after] = isBefore(one, other) ? [one, other] : [other, one]
  const { nextElementSibling: next, parentElement: parent } = after
  move(scope, after, 'before', before)
  if (next) move(scope, before, 'before', next)
  else if (parent) move(scope, before, 'append', parent)
}

export function isBefore(one: Element, other: Element): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
