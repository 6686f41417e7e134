import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import { eachProduct } from '../../kit/shop/each-product.ts'
import styles from './fit-message.css?inline'
import { createFitMessages } from './fit-message.ts'
import type { Content } from './template.ts'

/** PDP-22: shows after the sizes how the product fits. */
export const experience = defineExperience<Content>({
  id: 'product/fit-message',
  run(scope) {
    const { content, options } = scope
    const messageOf = createFitMessages(options, content)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'sizeSelector', where: 'after', role: 'status', beside: findShown }, (drawn) => {
      eachProduct(drawn, options, async ({ productId }, { signal, onRemove }) => {
        const message = await messageOf(productId)
        if (signal.aborted || !message) return
        drawn.show(<p className="product-fit-message-words">{message}</p>)
        onRemove(() => drawn.show(null))
      })
    })
  },
})

/** Returns what libraries show in place of a `<select>`, around or behind it: in that, the message would be a part of it. */
function findShown(sizes: Element): Element {
  if (!sizes.matches('select')) return sizes
  const next = sizes.nextElementSibling
  const isShown = next?.matches('.select2, .ts-wrapper, .nice-select, .chosen-container')
  return sizes.closest('.choices[data-type], .SumoSelect') ?? ((isShown && next) || sizes)
}
