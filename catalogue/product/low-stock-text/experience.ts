import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { replaceText } from '../../kit/change/replace-text.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import { lowStockMessage } from '../../kit/products/low-stock-message.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import { followProduct } from '../../kit/shop/follow-product.ts'
import { followElements } from '../../kit/watch/follow.ts'
import type { Content } from './template.ts'

/** PDP-29: changes the shop's stock text when few pairs are left. */
export const experience = defineExperience<Content>({
  id: 'product/low-stock-text',
  run(scope) {
    const { content, name, options, exposure } = scope
    followElements(scope, scope.selector('stockText'), (line, each) => {
      // There is only one text, so two uses of the template would overwrite each other endlessly.
      inTurn(each, { element: line, name }, (turn) => {
        let shown: string | undefined
        let change: InnerScope | undefined
        /**
         * Whether the shop may still write its text for the size just chosen, which does not count as reverting a change.
         */
        let isNews = false

        function mayRestore(what: string): boolean {
          const wasNews = isNews
          isNews = false
          return wasNews || turn.mayRestore(what)
        }

        turn.onRemove(() => change?.end())
        followProduct(options, turn.signal, ({ stock }) => {
          isNews = true
          const answer = lowStockMessage(stock, content, 'product')
          if (!answer.shows) exposure.lacks(answer.because)
          const message = answer.shows ? answer.message : undefined
          if (message === shown) return
          shown = message
          change?.end()
          if (message === undefined) return
          change = innerScope({ mayRestore, exposure })
          replaceText(change, line, message)
          if (content.textColor) styleSetter(change, line as HTMLElement, 'color')(content.textColor)
        })
      })
    })
  },
})
