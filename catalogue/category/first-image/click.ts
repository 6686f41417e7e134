/** Clicks an element for what the shop does on it alone: no page is opened, no focus moved and nothing scrolled (CAT-10.2). */
export function click(element: HTMLElement): void {
  const focused = document.activeElement
  const [left, top] = [scrollX, scrollY]
  const stay = (event: Event) => event.preventDefault()
  if (element instanceof HTMLAnchorElement) addEventListener('click', stay, { once: true })
  element.click()
  removeEventListener('click', stay)
  if (document.activeElement !== focused && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: 'instant' })
}
