import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { observeAround } from '../../kit/watch/observe-around.ts'

/**
 * Calls back with the `position` of an element, and again when it is another one: shops fix their header from a width of the
 * window or a scroll position on. What `begin` registers with its own scope is undone then.
 */
export function whilePositioned(
  scope: DisposableScope,
  element: Element,
  begin: (position: string, each: DisposableScope) => void,
): void {
  let inner: InnerScope | undefined
  let position: string | undefined

  function checkPosition(): void {
    const now = getComputedStyle(element).position
    if (now === position) return
    position = now
    inner?.end()
    inner = innerScope(scope)
    begin(now, inner)
  }

  const observer = new MutationObserver(checkPosition)
  observeAround(observer, element)
  scope.onRemove(() => {
    observer.disconnect()
    inner?.end()
  })
  addListeners(window, { scroll: checkPosition, resize: checkPosition }, { passive: true, signal: scope.signal })
  checkPosition()
}
