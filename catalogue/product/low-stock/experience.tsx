import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import noteStyles from '../../kit/draw/note.css?inline'
import { Note } from '../../kit/draw/note.tsx'
import { findRowAround } from '../../kit/draw/row-around.ts'
import { lowStockMessage } from '../../kit/products/low-stock-message.ts'
import { followProduct } from '../../kit/shop/follow-product.ts'
import styles from './low-stock.css?inline'
import type { Content } from './template.ts'

/** PDP-07: shows before the first add-to-bag button that few pairs are left. */
export const experience = defineExperience<Content>({
  id: 'product/low-stock',
  run(scope) {
    const { content, options } = scope
    const { textColor, iconUrl: icon, maxWidth } = content
    addStyles(scope, noteStyles)
    addStyles(scope, styles)
    // A live region, so that a change after choosing a size is announced (PDP-07.6).
    drawBeside(
      scope,
      { anchor: 'addToBag', where: 'before', role: 'status', beside: findRowAround },
      ({ show, signal, exposure }) => {
        followProduct(options, signal, ({ stock }) => {
          const answer = lowStockMessage(stock, content, 'product')
          if (!answer.shows) exposure.lacks(answer.because)
          const look = { name: 'product-low-stock-box', icon, textColor, maxWidth }
          show(answer.shows ? <Note {...look} message={answer.message} /> : null)
        })
      },
    )
  },
})
