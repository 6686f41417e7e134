import { focusOn, takesFocus } from '../dialog/focus-on.ts'
import type { DisposableScope } from '../run/scope.ts'

/**
 * Gives focus back to the element that had it, or to the page's main content when that element is gone or cannot have it
 * (SHR-03.2). The page does not scroll.
 */
export function giveFocusBack(
  scope: Pick<DisposableScope, 'signal' | 'onRemove'>,
  before: Element | null,
  main: string,
): void {
  // Nothing had it.
  if (before === null || before === document.body) return
  if (before.isConnected && takesFocus(before)) return
  const content = document.querySelector(main)
  if (content) focusOn(scope, content)
}
