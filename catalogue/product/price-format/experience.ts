import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { rewriteText } from '../../kit/change/rewrite-text.ts'
import { lookAgain } from '../../kit/run/look-again.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { formatPrice } from './format-price.ts'
import styles from './price-format.css?inline'
import type { Content } from './template.ts'

/** PDP-21: shows prices without zero cents, and with a smaller currency sign. */
export const experience = defineExperience<Content>({
  id: 'product/price-format',
  run(scope) {
    const { content, name, options, signal } = scope
    if (!content.removeDecimal && !content.recudeSize) return
    const selector = scope.selector('productPrice')

    function reformatPrice(turn: DisposableScope, price: Element): void {
      const small = new Set<Element>()
      rewriteText(turn, price, (words, { parentElement }) => {
        const { text, isFirstSmall } = formatPrice(words, content)
        if (isFirstSmall && parentElement && !small.has(parentElement)) {
          small.add(parentElement)
          // `::first-letter` does not apply to inline elements.
          if (getComputedStyle(parentElement).display === 'inline') addClass(turn, parentElement, `${name}-inline`)
          if (isStruck(parentElement, price)) addClass(turn, parentElement, `${name}-struck`)
          addClass(turn, parentElement, `${name}-small`)
        }
        return text
      })
    }

    lookAgain(
      {
        isThere: () => document.querySelector(selector) !== null,
        found() {
          addStyles(scope, styles)
          followElements(scope, selector, (price, each) =>
            inTurn(each, { element: price, name }, (turn) => reformatPrice(turn, price)),
          )
        },
        missing: () => options.log.warn('product/price-format: productPrice did not appear'),
      },
      signal,
    )
  },
})

/** Returns whether a text is struck through by its element or an ancestor within the price. */
function isStruck(element: Element, price: Element): boolean {
  if (getComputedStyle(element).textDecorationLine.includes('line-through')) return true
  return element !== price && element.parentElement !== null && isStruck(element.parentElement, price)
}
