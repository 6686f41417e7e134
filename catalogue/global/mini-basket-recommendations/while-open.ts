import type { DisposableScope } from '../../kit/run/scope.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import { addListeners } from '../../kit/watch/listen.ts'

/**
 * Calls `open` whenever the list of a mini basket can be seen, and what that answers when it no longer can be or goes: a shop
 * may draw its panel on opening, or hide it by any attribute of it.
 */
export function whileOpen(
  { signal, onRemove }: Pick<DisposableScope, 'signal' | 'onRemove'>,
  { list, cart }: { list: Element; cart: Element },
  open: () => () => void,
): void {
  let close: (() => void) | undefined

  function checkOpen(): void {
    const isOpen = isShown(list, { visibility: true, opacity: true })
    if (isOpen === (close !== undefined)) return
    close?.()
    close = isOpen ? open() : undefined
  }
  const changed = new MutationObserver(checkOpen)
  changed.observe(cart, { attributes: true, subtree: true })
  addListeners(cart, { transitionend: checkOpen, animationend: checkOpen }, { signal })
  onRemove(() => {
    changed.disconnect()
    close?.()
  })
  checkOpen()
}
