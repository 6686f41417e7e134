import { speeds } from '../../kit/change/motion.ts'
import { focusOn } from '../../kit/dialog/focus-on.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { scrollWindowTo } from '../../kit/watch/scroll-window-to.ts'

/**
 * Lets the links of the page to a block, or to something in it, lead to its heading in the accordion, and opens the panel.
 * The block itself is hidden, where no link could lead.
 */
export function followLinks(scope: DisposableScope, block: Element, item: HTMLElement): void {
  const { signal } = scope
  const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]')
    if (!link || ctrlKey || metaKey || shiftKey || pageOf(link) !== pageOf(location)) return
    const leadsTo = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')
    const button = item.querySelector<HTMLElement>('.product-accordion-button')
    if (!button || !leadsTo || !(block.contains(leadsTo) || item.contains(leadsTo))) return
    const state = button.getAttribute('aria-expanded')
    if (state !== 'true') button.click()
    // A heading without a panel scrolls by itself.
    if (state === null) return
    const element = item.contains(leadsTo) ? leadsTo : button
    // Later, because the browser takes the focus away when it follows the link.
    runAfter(0, () => focusOn(scope, element), signal)
    scrollWindowTo({ element, below: 100, ms: 300, settlesMs: 2 * speeds.default }, signal)
  }
  addListeners(document, { click: onClick }, { signal })
}

function pageOf({ origin, pathname, search }: HTMLAnchorElement | Location): string {
  return origin + pathname + search
}
