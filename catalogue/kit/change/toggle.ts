/** Elements that open and close a part of the page: the summary of a `<details>`, or a button with `aria-expanded`. */
const toggles = 'summary, [aria-expanded]'

/** Returns the first toggle in an element, or the element itself when it is one. */
export function firstToggle(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>(toggles)
}

export function isOpen(toggle: Element): boolean {
  const { parentElement: around } = toggle
  return around instanceof HTMLDetailsElement ? around.open : toggle.getAttribute('aria-expanded') === 'true'
}

/** Returns the toggles that open an element and the elements around it, outermost first. */
export function togglesAround(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let around: Element | null = element; around; around = around.parentElement) {
    const toggle =
      around instanceof HTMLDetailsElement
        ? around.querySelector<HTMLElement>('summary')
        : around.id && document.querySelector<HTMLElement>(`[aria-expanded][aria-controls~="${CSS.escape(around.id)}"]`)
    if (toggle) found.unshift(toggle)
  }
  return found
}
