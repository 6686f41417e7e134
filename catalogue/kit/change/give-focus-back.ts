import { focusOn, takesFocus } from '../dialog/focus-on.ts'
import type { DisposableScope } from '../run/scope.ts'

/**
 * Returns focus to the element that had it before, or to the main content of the page when that element is gone or cannot
 * receive focus (SHR-03.2). The page does not scroll.
 */
export function giveFocusBack(
  scope: Pick<DisposableScope, 'signal' | 'onRemove'>,
  before: Element | null,
  main: string,
): void {
  // Nothing had focus before.
  if (before === null || before === document.body) return
  if (before.isConnected && takesFocus(before)) return
  const content = document.querySelector(main)
  if (content) focusOn(scope, content)
}
