import type { DisposableScope } from '../run/scope.ts'
import { addClass } from './add-class.ts'
import { addStyles } from './add-styles.ts'
import { rewriteText } from './rewrite-text.ts'

/**
 * Shows what a template draws in an element, by its name as class, in place of all else that is in it: that is hidden, and read
 * by nobody.
 */
export function inPlaceOf(scope: DisposableScope, element: Element, name: string): void {
  addStyles(scope, `.${name}-emptied > :not(.${name}) { display: none !important }`)
  addClass(scope, element, `${name}-emptied`)
  rewriteText(scope, element, (text, node) => (node.parentNode === element ? '' : text))
}
