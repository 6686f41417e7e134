import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'

/** Opens or closes the panel of the pressed heading; at most one is open (PDP-01.3). */
export function toggleOne({ signal }: Pick<DisposableScope, 'signal'>, host: HTMLElement): void {
  const onClick = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest('.product-accordion-button')
    if (!pressed) return
    for (const button of host.querySelectorAll('.product-accordion-button[aria-expanded]'))
      button.setAttribute(
        'aria-expanded',
        String(button === pressed && button.getAttribute('aria-expanded') !== 'true'),
      )
  }
  addListeners(host, { click: onClick }, { signal })
}
