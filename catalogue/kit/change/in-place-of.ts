import type { DisposableScope } from '../run/scope.ts'
import { addClass } from './add-class.ts'
import { addStyles } from './add-styles.ts'
import { rewriteText } from './rewrite-text.ts'

/**
 * Hides everything in an element except what the template draws there, which has the class `name`. Screen readers skip the
 * hidden content.
 */
export function inPlaceOf(scope: DisposableScope, element: Element, name: string): void {
  // The ids give the rule more weight than those of shops.
  addStyles(scope, `.${name}-emptied > :not(.${name},#i#i) { display: none !important }`)
  addClass(scope, element, `${name}-emptied`)
  rewriteText(scope, element, (text, node) => (node.parentNode === element ? '' : text))
}
