import type { Undoing } from '../../kit/run/scope.ts'
import { isShown } from '../../kit/watch/is-shown.ts'
import { listen } from '../../kit/watch/listen.ts'

/**
 * Calls `open` whenever the list of a mini basket can be seen, and what that answers when it no longer can be or goes: a shop
 * may draw its panel on opening, or hide it by any attribute of it.
 */
export function whileOpen(
  { signal, onRemove }: Pick<Undoing, 'signal' | 'onRemove'>,
  { list, cart }: { list: Element; cart: Element },
  open: () => () => void,
): void {
  let close: (() => void) | undefined

  function look(): void {
    const isOpen = isShown(list, { visibility: true, opacity: true })
    if (isOpen === (close !== undefined)) return
    close?.()
    close = isOpen ? open() : undefined
  }
  const changed = new MutationObserver(look)
  changed.observe(cart, { attributes: true, subtree: true })
  listen(cart, { transitionend: look, animationend: look }, { signal })
  onRemove(() => {
    changed.disconnect()
    close?.()
  })
  look()
}
