import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { lookAgain } from '../../kit/run/look-again.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { formatPrice } from './format-price.ts'
import styles from './price-format.css?inline'
import { rewriteTogether } from './rewrite-together.ts'
import type { Content } from './template.ts'

/** PDP-21: shows prices without zero cents, and with a smaller currency sign. */
export const experience = defineExperience<Content>({
  id: 'product/price-format',
  run(scope) {
    const { content, name, options, signal } = scope
    if (!content.removeDecimal && !content.recudeSize) return
    const selector = scope.selector('productPrice')

    function reformatPrice(turn: DisposableScope, price: Element): void {
      rewriteTogether(turn, price, (texts, nodes) => {
        const parts = formatPrice(
          texts.map((text, at) => ({ text, isSmall: isSmaller(nodes, at) })),
          content,
        )
        for (const element of new Set(nodes.flatMap((node, at) => (parts[at]?.isFirstSmall ? parentOf(node) : []))))
          makeFirstSmall(turn, element, price)
        return parts.map(({ text }) => text)
      })
    }

    function makeFirstSmall(turn: DisposableScope, element: Element, price: Element): void {
      if (element.classList.contains(`${name}-small`)) return
      // `::first-letter` does not apply to inline elements.
      if (getComputedStyle(element).display === 'inline') addClass(turn, element, `${name}-inline`)
      if (isStruck(element, price)) addClass(turn, element, `${name}-struck`)
      addClass(turn, element, `${name}-small`)
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

function parentOf({ parentElement }: Text): Element[] {
  return parentElement ? [parentElement] : []
}

/** Returns whether a text is shown smaller than the one before it, as decimals without a separator are. */
function isSmaller(nodes: readonly Text[], at: number): boolean {
  const before = nodes
    .slice(0, at)
    .reverse()
    .find(({ data }) => data.trim() !== '')
  return before !== undefined && sizeOf(nodes[at]) < sizeOf(before)
}

/** Returns the font size of a text in px. */
function sizeOf(text: Text | undefined): number {
  return text?.parentElement ? Number.parseFloat(getComputedStyle(text.parentElement).fontSize) : 0
}

/** Returns whether a text is struck through by its element or an ancestor within the price. */
function isStruck(element: Element, price: Element): boolean {
  if (getComputedStyle(element).textDecorationLine.includes('line-through')) return true
  return element !== price && element.parentElement !== null && isStruck(element.parentElement, price)
}
