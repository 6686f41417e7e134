import type { DisposableScope } from '../run/scope.ts'

/** Focuses an element. One that is not focusable becomes so until it loses focus. The page does not scroll. */
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

/** Focuses an element and returns whether it accepted the focus. */
export function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  return document.activeElement === element
}
