import type { ChangeScope } from '../run/scope.ts'

/** For each element, how many experiences added each class, and the attribute before the first of them. */
type HeldClasses = { before: string | null; holders: Map<string, number> }

const held = new WeakMap<Element, HeldClasses>()

/**
 * Adds a class. When the last experience that added it is removed, the attribute is restored exactly, unless the page has
 * changed it.
 */
export function addClass(scope: ChangeScope, element: Element, name: string): void {
  if (!scope.exposure.happens()) return
  const own = held.get(element) ?? { before: element.getAttribute('class'), holders: new Map<string, number>() }
  const { before, holders } = own
  const count = holders.get(name)
  // A class that is already present belongs to the page.
  if (count === undefined && element.classList.contains(name)) return
  held.set(element, own)
  holders.set(name, (count ?? 0) + 1)
  element.classList.add(name)
  scope.onRemove(() => {
    const left = (holders.get(name) ?? 1) - 1
    if (left > 0) return void holders.set(name, left)
    holders.delete(name)
    element.classList.remove(name)
    if (holders.size > 0) return
    held.delete(element)
    restoreAttribute(element, before)
  })
}

/** Restores the original attribute text if it still names the same classes. */
function restoreAttribute(element: Element, before: string | null): void {
  const probe = document.createElement('i')
  probe.className = before ?? ''
  if ([...probe.classList].join(' ') !== [...element.classList].join(' ')) return
  if (before === null) element.removeAttribute('class')
  else element.setAttribute('class', before)
}
