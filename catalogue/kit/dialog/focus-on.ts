import type { DisposableScope } from '../run/scope.ts'

/** Gives focus to an element; what is no control takes it for as long as it has it. The page does not scroll. */
export function focusOn(scope: Pick<DisposableScope, 'signal' | 'onRemove'>, element: Element): void {
  if (takesFocus(element)) return
  const restoreTabindex = () => element.removeAttribute('tabindex')
  element.setAttribute('tabindex', '-1')
  takesFocus(element)
  element.addEventListener('blur', restoreTabindex, { once: true })
  scope.onRemove(() => {
    element.removeEventListener('blur', restoreTabindex)
    restoreTabindex()
  })
}

/** Whether an element has the focus, now that it was given to it. */
export function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  return document.activeElement === element
}
