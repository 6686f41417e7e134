import type { DisposableScope } from '../run/scope.ts'

/**
 * Rewrites an attribute of an element, also when the page sets another value later. Removal restores the latest value of the
 * page. Null means that the attribute is absent.
 */
export function rewriteAttribute(
  scope: DisposableScope,
  { element, name }: { element: Element; name: string },
  rewrite: (value: string | null) => string | null,
): void {
  let before: string | null = null
  let after: string | null = null

  function checkAttribute(): void {
    before = element.getAttribute(name)
    after = rewrite(before)
    if (after !== before && scope.exposure.happens()) writeAttribute(element, name, after)
  }

  const observer = new MutationObserver(() => {
    if (element.getAttribute(name) !== after && scope.mayRestore(`The attribute ${name}`)) checkAttribute()
  })
  scope.onRemove(() => {
    observer.disconnect()
    if (after !== before && element.getAttribute(name) === after) writeAttribute(element, name, before)
  })
  checkAttribute()
  observer.observe(element, { attributeFilter: [name] })
}

/** Null removes the attribute. */
export function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
