import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { readPopularity } from '../../kit/counts/popularity.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import noteStyles from '../../kit/draw/note.css?inline'
import { Note } from '../../kit/draw/note.tsx'
import { findRowAround } from '../../kit/draw/row-around.ts'
import { eachProduct } from '../../kit/shop/each-product.ts'
import styles from './social-proof.css?inline'
import { countAmong, socialProofMessage } from './social-proof-message.ts'
import type { Content } from './template.ts'

/** PDP-23: shows after the name of the product how many people bought or viewed it recently. */
export const experience = defineExperience<Content>({
  id: 'product/social-proof',
  run(scope) {
    const { content, options } = scope
    const { purchases, views } = readPopularity(options)
    addStyles(scope, noteStyles)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'productTitle', where: 'after', beside: findRowAround }, (drawn) => {
      eachProduct(drawn, options, async ({ productId }, { signal, onRemove }) => {
        const [ranking, viewed] = await Promise.all([purchases(content.bucketTime), views(productId)])
        if (signal.aborted) return
        const counts = { purchases: countAmong(ranking, productId, content.topK), views: viewed }
        const answer = socialProofMessage(counts, content)
        if (!answer.shows) return drawn.exposure.lacks(answer.because)
        drawn.show(<Note name="product-social-proof-line" message={answer.message} icon={answer.icon} />)
        onRemove(() => drawn.show(null))
      })
    })
  },
})
