import { firstToggle, isOpen, togglesAround } from '../../kit/change/toggle.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'

export type OpenEntry = {
  accordion: Element
  /** The selector of the entry in it. */
  selector: string
  isTouched: () => boolean
  onTouch: () => void
}

/**
 * Opens an entry of an accordion and the elements around it with their own toggles, each once, including toggles that the
 * shop adds around it later. Removal closes them again (PDP-20.1, PDP-20.6). An accordion that the shopper has used is left
 * alone.
 */
export function keepOpen(scope: DisposableScope, { accordion, selector, isTouched, onTouch }: OpenEntry): void {
  const seen = new Set<HTMLElement>()
  const opened: HTMLElement[] = []
  let isOwn = false

  function pressToggle(toggle: HTMLElement): void {
    isOwn = true
    toggle.click()
    isOwn = false
  }

  function openPanel(): void {
    const entry = accordion.querySelector(selector)
    if (!entry || isTouched()) return
    const toggles = new Set([...togglesAround(entry), firstToggle(entry)])
    const fresh = [...toggles].filter(
      (each): each is HTMLElement => accordion.contains(each) && !seen.has(each as HTMLElement),
    )
    if (fresh.length === 0 || (seen.size > 0 && !scope.mayRestore('The description'))) return
    for (const toggle of fresh) {
      seen.add(toggle)
      if (isOpen(toggle) || !scope.exposure.happens()) continue
      opened.unshift(toggle)
      pressToggle(toggle)
    }
  }

  addListeners(accordion, { click: () => isOwn || onTouch() }, { capture: true, signal: scope.signal })
  openPanel()
  watchPage(openPanel, scope.signal)
  // Many libraries mark the toggles only when they begin, and change nothing else.
  const marks = new MutationObserver(openPanel)
  marks.observe(accordion, { subtree: true, attributeFilter: ['aria-expanded'] })
  scope.onRemove(() => {
    marks.disconnect()
    if (!isTouched()) for (const toggle of opened) if (isOpen(toggle)) pressToggle(toggle)
  })
}
