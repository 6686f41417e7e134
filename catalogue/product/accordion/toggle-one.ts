import { speeds } from '../../kit/change/motion.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { scrollWindowTo } from '../../kit/watch/scroll-window-to.ts'

/** Opens or closes the panel of the pressed heading; at most one is open (PDP-01.3). */
export function toggleOne({ signal }: Pick<DisposableScope, 'signal'>, host: HTMLElement): void {
  const onClick = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest('.product-accordion-button')
    if (!pressed) return
    const below = pressed.getBoundingClientRect().top
    const open = host.querySelector('.product-accordion-button[aria-expanded="true"]')
    for (const button of host.querySelectorAll('.product-accordion-button[aria-expanded]'))
      button.setAttribute(
        'aria-expanded',
        String(button === pressed && button.getAttribute('aria-expanded') !== 'true'),
      )
    // A long panel that closes above would take the pressed heading out of the window. On a slow phone it begins to close late.
    if (open && open !== pressed && pressed.matches('[aria-expanded]'))
      scrollWindowTo({ element: pressed, below, ms: 0, settlesMs: 2 * speeds.default }, signal)
  }
  addListeners(host, { click: onClick }, { signal })
}
