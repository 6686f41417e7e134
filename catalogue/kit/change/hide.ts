import { addClass, type ClassScope } from './add-class.ts'
import { addStyles } from './add-styles.ts'

/** Hides an element by a class of the template: it takes no space, and screen readers skip it. */
export function hideElement(scope: ClassScope, element: Element, name: string): void {
  addStyles(scope, `.${name} { display: none !important }`)
  addClass(scope, element, name)
}
