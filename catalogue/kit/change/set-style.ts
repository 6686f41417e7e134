import type { ChangeScope } from '../run/scope.ts'
import { lineAt } from './line-at.ts'
import { writeAttribute } from './rewrite-attribute.ts'

/** What was there before an experience set a property, and the whole attribute. */
type StyleBefore = [value: string, priority: string, attribute: string | null]

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
      mine = [style.getPropertyValue(property), style.getPropertyPriority(property), element.getAttribute('style')]
      line.push(mine)
    }
    style.setProperty(property, value)
  }
}

function restoreStyle(element: HTMLElement, property: string, [value, priority, attribute]: StyleBefore): void {
  const { style } = element
  style.setProperty(property, value, priority)
  // As it was written, unless something else of it has changed.
  const probe = document.createElement('i').style
  probe.cssText = attribute ?? ''
  // To have it read first matters: Chromium keeps an empty one that it has not written yet.
  if (element.getAttribute('style') === attribute || probe.cssText !== style.cssText) return
  writeAttribute(element, 'style', attribute)
}
