import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/add-styles.ts'
import { drawBeside } from '../../kit/draw-beside.tsx'
import { followProduct } from '../../kit/follow-product.ts'
import { popularity } from '../../kit/popularity.ts'
import styles from './social-proof.css?inline'
import { SocialProofLine } from './social-proof-line.tsx'
import { countAmong, socialProofMessage } from './social-proof-message.ts'
import type { Content } from './template.ts'

/** PDP-23: says after the product's name how many bought it of late, or looked at it. */
export const experience = defineExperience<Content>({
  id: 'product/social-proof',
  run(scope) {
    const { content, options } = scope
    const { purchases, views } = popularity(options)
    addStyles(scope, styles)
    drawBeside(scope, { anchor: 'productTitle', where: 'after' }, ({ show, signal }) => {
      let current: string | undefined

      async function tell(productId: string): Promise<void> {
        const [ranking, viewed] = await Promise.all([purchases(content.bucketTime), views(productId)])
        if (signal.aborted || productId !== current) return
        const counts = { purchases: countAmong(ranking, productId, content.topK), views: viewed }
        const answer = socialProofMessage(counts, content)
        show(answer.shows ? <SocialProofLine message={answer.message} icon={answer.icon} /> : null)
      }

      followProduct(options, signal, ({ productId }) => {
        if (productId === current) return
        current = productId
        // What is said of the product before is not true of this one.
        show(null)
        void tell(productId)
      })
    })
  },
})
