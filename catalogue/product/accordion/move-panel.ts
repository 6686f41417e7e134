import { freeId } from '../../kit/change/free-id.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'

/**
 * Moves the content of a shop block, except its first element (the shop's heading), into a panel under a heading of the
 * accordion. The block itself stays, so that the shop can redraw it. Without content there is no heading (PDP-01.1).
 */
export function movePanel(scope: DisposableScope, button: HTMLButtonElement, block: Element): void {
  if (!scope.exposure.happens()) return
  const heading = button.parentElement as HTMLElement
  const panel = document.createElement('div')
  panel.className = 'product-accordion-panel'
  const inside = panel.appendChild(document.createElement('div'))
  inside.className = 'product-accordion-inside'
  heading.after(panel)
  // The id is chosen after the panel is on the page, where the other ids are.
  panel.id = freeId('product-accordion-panel')
  button.setAttribute('aria-controls', panel.id)
  button.setAttribute('aria-expanded', 'false')

  function gatherPanel(): void {
    const [own] = block.children
    while (own?.nextSibling) inside.append(own.nextSibling)
    heading.hidden = inside.textContent?.trim() === '' && !inside.querySelector('img, video, iframe')
  }
  gatherPanel()
  // Handles content that the shop adds later.
  watchPage(gatherPanel, scope.signal)
  scope.onRemove(() => {
    block.append(...inside.childNodes)
    panel.remove()
  })
}
