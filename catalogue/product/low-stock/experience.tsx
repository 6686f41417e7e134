import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/add-styles.ts'
import { drawBeside } from '../../kit/draw-beside.tsx'
import { followProduct } from '../../kit/follow-product.ts'
import styles from './low-stock.css?inline'
import { LowStockBox } from './low-stock-box.tsx'
import { lowStockMessage } from './low-stock-message.ts'
import type { Content } from './template.ts'

/** PDP-07: says before the first add-to-bag button that few pairs are left. */
export const experience = defineExperience<Content>({
  id: 'product/low-stock',
  run(scope) {
    const { content, options } = scope
    addStyles(scope, styles)
    // A status area, so that a change after choosing a size is announced (PDP-07.6).
    drawBeside(scope, { anchor: 'addToBag', where: 'before', role: 'status' }, ({ show, signal }) => {
      followProduct(options, signal, ({ stock }) => {
        const answer = lowStockMessage(stock, content)
        show(answer.shows ? <LowStockBox {...content} message={answer.message} /> : null)
      })
    })
  },
})
