import type { DisposableScope } from '../../kit/run/scope.ts'

/** Sets an attribute, or removes it where the value is null. Removal puts the old value back, unless the page has set another one. */
export function setAttribute(scope: DisposableScope, element: Element, name: string, value: string | null): void {
  const old = element.getAttribute(name)
  writeAttribute(element, name, value)
  scope.onRemove(() => {
    if (element.getAttribute(name) === value) writeAttribute(element, name, old)
  })
}

function writeAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
