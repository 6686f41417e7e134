import { styleSetter } from '../../kit/change/set-style.ts'
import type { Undoing } from '../../kit/run/scope.ts'
import { listen } from '../../kit/watch/listen.ts'

/** Lets a sticky element stop at the end of the shop's header, where that stays in the window, wherever it is by now (CAT-02.1). */
export function stickUnder(scope: Undoing, element: HTMLElement, header?: string): void {
  const setTop = styleSetter(scope, element, 'top')
  const { signal } = scope

  function settle(): void {
    const above = header ? document.querySelector(header) : null
    const stays = above !== null && ['fixed', 'sticky'].includes(getComputedStyle(above).position)
    setTop(`${stays ? Math.max(0, above.getBoundingClientRect().bottom) : 0}px`)
  }

  settle()
  listen(window, { scroll: settle, resize: settle }, { passive: true, signal })
}
