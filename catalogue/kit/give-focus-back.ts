import type { Undoing } from './scope.ts'

/**
 * Gives focus back to the element that had it, or to the page's main content when that element is gone or cannot have it
 * (SHR-03.2). The page does not scroll.
 */
export function giveFocusBack(scope: Pick<Undoing, 'signal' | 'onRemove'>, before: Element | null, main: string): void {
  // Nothing had it.
  if (before === null || before === document.body) return
  if (before.isConnected && takesFocus(before)) return
  const content = document.querySelector(main)
  if (!content || takesFocus(content)) return
  // What is no control takes focus for as long as it says that it does.
  const restore = () => content.removeAttribute('tabindex')
  content.setAttribute('tabindex', '-1')
  takesFocus(content)
  content.addEventListener('blur', restore, { once: true, signal: scope.signal })
  scope.onRemove(restore)
}

function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  return document.activeElement === element
}
