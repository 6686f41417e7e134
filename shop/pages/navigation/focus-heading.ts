/** Puts the focus on the page's main heading, as a new page would begin there; screen readers read it out. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
