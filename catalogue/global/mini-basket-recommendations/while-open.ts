import type { DisposableScope } from '../../kit/run/scope.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { observeAround } from '../../kit/watch/observe-around.ts'

/**
 * Calls `open` whenever the items of a mini basket become visible, and the function that it returns when they are hidden
 * or removed. Shops may draw the panel on opening, or hide it by any attribute of it or of an element around it.
 */
export function whileOpen(
  { signal, onRemove }: Pick<DisposableScope, 'signal' | 'onRemove'>,
  { items, cart }: { items: Element; cart: Element },
  open: () => () => void,
): void {
  let close: (() => void) | undefined

  function checkOpen(): void {
    const isOpen = isShown(items, { visibility: true, opacity: true })
    if (isOpen === (close !== undefined)) return
    close?.()
    close = isOpen ? open() : undefined
  }
  const changed = new MutationObserver(checkOpen)
  changed.observe(cart, { attributes: true, subtree: true })
  observeAround(changed, cart.parentElement)
  addListeners(cart, { transitionend: checkOpen, animationend: checkOpen }, { signal })
  onRemove(() => {
    changed.disconnect()
    close?.()
  })
  checkOpen()
}
