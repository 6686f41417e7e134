import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/add-styles.ts'
import { draw } from '../../kit/draw.tsx'
import { follow } from '../../kit/follow.ts'
import { followProduct } from '../../kit/follow-product.ts'
import styles from './low-stock.css?inline'
import { LowStockBox } from './low-stock-box.tsx'
import { lowStockMessage } from './low-stock-message.ts'
import type { Content } from './template.ts'

/** PDP-07: says before the first add-to-bag button that few pairs are left. */
export const experience = defineExperience<Content>({
  id: 'product/low-stock',
  run(scope) {
    const { content, options, selector } = scope
    addStyles(scope, styles)
    follow(
      scope,
      selector('addToBag'),
      (button, each) => {
        const host = document.createElement('div')
        host.className = scope.name
        // There before the message is, so that a change after choosing a size is announced (PDP-07.6).
        host.setAttribute('role', 'status')
        const drawing = draw(each, { host, where: 'before', reference: button })
        followProduct(options, ({ stock }) => {
          const answer = lowStockMessage(stock, content)
          if (!each.signal.aborted)
            drawing.show(answer.shows ? <LowStockBox {...content} message={answer.message} /> : null)
        })
      },
      { first: true },
    )
  },
})
