import type { Changing } from '../run/scope.ts'
import { addClass } from './add-class.ts'
import { addStyles } from './add-styles.ts'

/** Hides an element, which takes no room and is read by nobody, by a class of the template. */
export function hide(scope: Changing, element: Element, name: string): void {
  addStyles(scope, `.${name} { display: none !important }`)
  addClass(scope, element, name)
}
