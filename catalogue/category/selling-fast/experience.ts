import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/add-styles.ts'
import { cornerMarks } from '../../kit/corner-marks.ts'
import { followListing } from '../../kit/follow-listing.ts'
import { markWords } from '../../kit/mark-words.ts'
import { onePerProduct } from '../../kit/one-per-product.ts'
import { type Pair, popularity } from '../../kit/popularity.ts'
import { sellingFast } from '../../kit/selling-fast.ts'
import styles from '../../kit/selling-fast-badge.css?inline'
import { sellingFastBadge } from '../../kit/selling-fast-badge.ts'
import { whenNear } from '../../kit/when-near.ts'
import { whileVisible } from '../../kit/while-visible.ts'
import type { Content } from './template.ts'

/** In CSS px from the window (CAT-12.3), and in ms (CAT-12.4). */
const near = 200
const everyMs = 2000

/** CAT-12: a badge on the items of the list that sell fast. */
export const experience = defineExperience<Content>({
  id: 'category/selling-fast',
  run(scope) {
    const { content, options } = scope
    let ranking: Promise<readonly Pair[] | undefined> | undefined
    addStyles(scope, styles)
    const mark = cornerMarks(scope, 'sellingFast')
    const look = followListing(
      scope,
      ({ element, productId }, each) =>
        whenNear(each, element, near, async () => {
          ranking ??= popularity(options).purchases(content.bucketTime)
          const answer = sellingFast(await ranking, productId, content)
          if (!answer.shows) each.exposure.lacks(answer.because)
          if (answer.shows && !each.signal.aborted)
            mark(each, { element, mark: sellingFastBadge(markWords(answer.message)) })
        }),
      { pick: onePerProduct },
    )
    whileVisible(everyMs, look, scope.signal)
  },
})
