import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { readPopularity } from '../../kit/counts/popularity.ts'
import styles from '../../kit/draw/note.css?inline'
import { Note } from '../../kit/draw/note.tsx'
import { drawInBasketItems } from '../../kit/shop/draw-in-basket-items.tsx'
import { mostAddedMessage } from './most-added-message.ts'
import type { Content } from './template.ts'

/** BAS-01: shows below a basket item how many visitors added the product to their bag. */
export const experience = defineExperience<Content>({
  id: 'basket/most-added',
  run(scope) {
    const { content, options } = scope
    // Without words no count would be enough.
    const best = mostAddedMessage(Number.POSITIVE_INFINITY, content)
    if (!best.shows) return scope.exposure.lacks(best.because)
    const { mostAdded } = readPopularity(options)
    addStyles(scope, styles)
    drawInBasketItems(scope, ({ show, signal, exposure }) => {
      let current: string | undefined

      async function tellCount(productId: string): Promise<void> {
        const answer = mostAddedMessage(await mostAdded(productId), content)
        if (!answer.shows) exposure.lacks(answer.because)
        if (signal.aborted || productId !== current || !answer.shows) return
        show(<Note name="basket-most-added-notice" icon={content.bagIcon} message={answer.message} />)
      }

      return ({ productId }) => {
        if (productId === current) return
        current = productId
        show(null)
        if (productId) void tellCount(productId)
      }
    })
  },
})
