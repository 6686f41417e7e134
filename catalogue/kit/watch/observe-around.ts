/**
 * Observes the attributes of an element and of all elements around it, because shops also open an overlay by a class on the
 * body.
 */
export function observeAround(observer: MutationObserver, element: Element | null): void {
  for (let each = element; each; each = each.parentElement) observer.observe(each, { attributes: true })
}
