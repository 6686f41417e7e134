import type { ChangeScope } from '../run/scope.ts'
import { addClass } from './add-class.ts'
import { addStyles } from './add-styles.ts'

/** Hides an element by a class of the template: it takes no space, and screen readers skip it. */
export function hideElement(scope: ChangeScope, element: Element, name: string): void {
  addStyles(scope, `.${name} { display: none !important }`)
  addClass(scope, element, name)
}
