import type { ChangeScope } from '../run/scope.ts'
import { lineAt } from './line-at.ts'
import { writeAttribute } from './rewrite-attribute.ts'

/** What was there before an experience set a property. */
type StyleBefore = [value: string, priority: string]

/**
 * Returns a function that sets one inline style. Removal restores the previous value, and removes the attribute if there was
 * none. When another experience has set the same property meanwhile, its value stays, and its removal restores that value.
 */
export function styleSetter(scope: ChangeScope, element: HTMLElement, property: string): (value: string) => void {
  const { style } = element
  const line = lineAt<StyleBefore>(element, `style ${property}`)
  /** The attribute as it was written and as the browser reads it, before each property that is set now: first that of the page. */
  const attributes = lineAt<string | null>(element, 'css')
  let own: string | undefined
  let mine: StyleBefore | undefined
  scope.onRemove(() => {
    if (!mine) return
    const at = line.indexOf(mine)
    line.splice(at, 1)
    if (line[at]) Object.assign(line[at], mine)
    else style.setProperty(property, ...mine)
    const [written, read] = attributes.splice(-2)
    // As it was written, unless something else of it has changed. To have it read first matters: Chromium keeps an empty one
    // that it has not written yet.
    if (!attributes.length && element.getAttribute('style') !== written && style.cssText === read)
      writeAttribute(element, 'style', written as string | null)
  })
  return (value) => {
    if (value === own || !scope.exposure.happens()) return
    own = value
    if (!mine) {
      mine = [style.getPropertyValue(property), style.getPropertyPriority(property)]
      line.push(mine)
      attributes.push(element.getAttribute('style'), style.cssText)
    }
    style.setProperty(property, value)
  }
}
