import type { ChangeScope } from '../run/scope.ts'
import { lineAt } from './line-at.ts'

/** What was there before an experience set a property. */
type StyleBefore = { before: string; priority: string; attribute: string | null }

/**
 * Returns a function that sets one inline style. Removal restores the previous value, and removes the attribute if there was
 * none. When another experience has set the same property meanwhile, its value stays, and its removal restores that value.
 */
export function styleSetter(scope: ChangeScope, element: HTMLElement, property: string): (value: string) => void {
  const { style } = element
  const line = lineAt<StyleBefore>(element, `style ${property}`)
  let own: string | undefined
  let mine: StyleBefore | undefined
  scope.onRemove(() => {
    if (!mine) return
    const at = line.indexOf(mine)
    line.splice(at, 1)
    if (line[at]) Object.assign(line[at], mine)
    else restoreStyle(element, property, mine)
  })
  return (value) => {
    if (value === own || !scope.exposure.happens()) return
    own = value
    if (!mine) {
      mine = {
        before: style.getPropertyValue(property),
        priority: style.getPropertyPriority(property),
        attribute: element.getAttribute('style'),
      }
      line.push(mine)
    }
    style.setProperty(property, value)
  }
}

function restoreStyle(element: HTMLElement, property: string, { before, priority, attribute }: StyleBefore): void {
  element.style.setProperty(property, before, priority)
  const rest = element.getAttribute('style')
  if (attribute === null) {
    if (rest === '') element.removeAttribute('style')
  } else if (rest !== attribute && sameDeclarations(element, attribute)) element.setAttribute('style', attribute)
}

/** Returns whether the inline style of an element is equivalent to a text, regardless of notation. */
function sameDeclarations(element: HTMLElement, text: string): boolean {
  const probe = document.createElement('i')
  probe.style.cssText = text
  return probe.style.cssText === element.style.cssText
}
