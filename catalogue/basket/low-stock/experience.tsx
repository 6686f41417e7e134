import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import styles from '../../kit/draw/note.css?inline'
import { Note } from '../../kit/draw/note.tsx'
import { lowStockMessage } from '../../kit/products/low-stock-message.ts'
import { drawInBasketItems } from '../../kit/shop/draw-in-basket-items.tsx'
import type { Content } from './template.ts'

/** BAS-07: shows a low-stock message below basket items of which only few are left. */
export const experience = defineExperience<Content>({
  id: 'basket/low-stock',
  run(scope) {
    const { content } = scope
    const { textColor, iconUrl: icon, maxWidth } = content
    addStyles(scope, styles)
    drawInBasketItems(scope, ({ show, exposure }) => {
      let shown: string | undefined
      return ({ line }) => {
        const answer = lowStockMessage(line?.product.stock, content, 'basket')
        if (!answer.shows) exposure.lacks(answer.because)
        const message = answer.shows ? answer.message : undefined
        if (message === shown) return
        shown = message
        const look = { name: 'basket-low-stock-box', icon, textColor, maxWidth }
        show(message === undefined ? null : <Note {...look} message={message} />)
      }
    })
  },
})
