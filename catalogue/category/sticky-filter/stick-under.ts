import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'

/**
 * Keeps the `top` of a sticky element at the lower edge of the shop's header while the header stays in the window
 * (CAT-02.1).
 */
export function stickUnder(scope: DisposableScope, element: HTMLElement, header?: string): void {
  const setTop = styleSetter(scope, element, 'top')
  const { signal } = scope

  function updateTop(): void {
    const above = header ? document.querySelector(header) : null
    const stays = above !== null && ['fixed', 'sticky'].includes(getComputedStyle(above).position)
    setTop(`${stays ? Math.max(0, above.getBoundingClientRect().bottom) : 0}px`)
  }

  updateTop()
  addListeners(window, { scroll: updateTop, resize: updateTop }, { passive: true, signal })
}
