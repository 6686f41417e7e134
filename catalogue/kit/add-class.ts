import type { Undoing } from './scope.ts'

/** Adds a class; removal leaves the attribute exactly as it was, unless the page has changed it meanwhile. */
export function addClass(scope: Pick<Undoing, 'onRemove'>, element: Element, name: string): void {
  const before = element.getAttribute('class')
  element.classList.add(name)
  const after = element.getAttribute('class')
  scope.onRemove(() => {
    if (element.getAttribute('class') !== after) element.classList.remove(name)
    else if (before === null) element.removeAttribute('class')
    else element.setAttribute('class', before)
  })
}
