import type { ChangeScope } from '../run/scope.ts'

/**
 * Returns a function that sets one inline style. Removal restores the previous value, and removes the attribute if there was
 * none.
 */
export function styleSetter(scope: ChangeScope, element: HTMLElement, property: string): (value: string) => void {
  const attribute = element.getAttribute('style')
  const before = element.style.getPropertyValue(property)
  const priority = element.style.getPropertyPriority(property)
  let own: string | undefined
  scope.onRemove(() => {
    if (own === undefined) return
    element.style.setProperty(property, before, priority)
    const rest = element.getAttribute('style')
    if (attribute === null) {
      if (rest === '') element.removeAttribute('style')
    } else if (rest !== attribute && sameDeclarations(element, attribute)) element.setAttribute('style', attribute)
  })
  return (value) => {
    if (value === own || !scope.exposure.happens()) return
    own = value
    element.style.setProperty(property, value)
  }
}

/** Returns whether the inline style of an element is equivalent to a text, regardless of notation. */
function sameDeclarations(element: HTMLElement, text: string): boolean {
  const probe = document.createElement('i')
  probe.style.cssText = text
  return probe.style.cssText === element.style.cssText
}
