import { freeId } from '../../kit/change/free-id.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { afterLayout } from '../../kit/watch/after-layout.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { ownHeading } from './own-heading.ts'

/** What a panel is high without content that is seen, in px. */
const padding = 8

export type PanelFacts = {
  /** The button of the accordion that opens the panel. */
  button: HTMLButtonElement
  block: Element
  /** The block is known by the words of its first element, which is a heading therefore. */
  isNamed: boolean
  /** What the panel was like before the shop drew the block anew. */
  state: PanelState
}

export type PanelState = { isOpen: boolean; hasFocus: boolean }

/**
 * Moves the content of a shop block, except the shop's own heading, into a panel under a heading of the accordion. The block
 * itself stays, so that the shop can redraw it. Without content there is no heading (PDP-01.1).
 */
export function movePanel(scope: DisposableScope, { button, block, isNamed, state }: PanelFacts): void {
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
  const isOnlyOne = !heading.closest('.product-accordion')?.querySelector('[aria-expanded="true"]')
  button.setAttribute('aria-expanded', String(state.isOpen && isOnlyOne))
  if (state.hasFocus) button.focus({ preventScroll: true })

  const isHeaded = isNamed || ownHeading(block) !== undefined
  function unfoldPanel(): void {
    // Loaded later, because few shops fold what is in their blocks.
    if (inside.scrollHeight <= padding)
      import('./unfold-content.ts').then(({ unfoldContent }) => unfoldContent(scope, inside)).catch(() => {})
  }
  function gatherPanel(): void {
    const nodes = [...block.childNodes]
    const [own] = block.children
    const fresh = isHeaded && own ? nodes.slice(nodes.indexOf(own) + 1) : nodes
    inside.append(...fresh)
    if (fresh.length > 0) afterLayout(inside, scope.signal, unfoldPanel)
    heading.hidden = inside.textContent?.trim() === '' && !inside.querySelector('img, video, iframe')
  }
  gatherPanel()
  passOn(scope, block, inside)
  // Handles content that the shop adds later.
  watchPage(gatherPanel, scope.signal)
  scope.onRemove(() => {
    state.isOpen = button.getAttribute('aria-expanded') === 'true'
    state.hasFocus = document.activeElement === button
    block.append(...inside.childNodes)
    panel.remove()
  })
}

/**
 * Passes on what the shop's own code does to children that it still knows in the block. Otherwise that throws, and React takes its
 * whole page away.
 */
function passOn(scope: DisposableScope, block: Element, inside: Element): void {
  const { insertBefore, removeChild } = block
  const homeOf = (node: Node | null) => (node?.parentNode === inside ? inside : block)
  block.insertBefore = (node, before) => insertBefore.call(homeOf(before), node, before) as typeof node
  block.removeChild = (child) => removeChild.call(homeOf(child), child) as typeof child
  scope.onRemove(() => Object.assign(block, { insertBefore, removeChild }))
}
