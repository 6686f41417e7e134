import { moveElement } from '../../kit/change/move.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'

/** Swaps two elements in the document, and thereby also for Tab and screen readers (CAT-03.2). */
export function swapElements(scope: DisposableScope, one: Element, other: Element): void {
  const [before, after] = isBefore(one, other) ? [one, other] : [other, one]
  const { nextElementSibling: next, parentElement: parent } = after
  moveElement(scope, after, 'before', before)
  if (next) moveElement(scope, before, 'before', next)
  else if (parent) moveElement(scope, before, 'append', parent)
}

export function isBefore(one: Element, other: Element): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Returns what libraries show in place of a `<select>`, around or behind it. */
export function findShown(control: Element): Element {
  if (!control.matches('select')) return control
  const next = control.nextElementSibling
  const isShown = next?.matches('.select2, .ts-wrapper, .nice-select, .chosen-container')
  return control.closest('.choices[data-type], .SumoSelect') ?? ((isShown && next) || control)
}
