import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { cornerMarks } from '../../kit/change/corner-marks.ts'
import { markWords } from '../../kit/change/mark-words.ts'
import { type ProductCount, readPopularity } from '../../kit/counts/popularity.ts'
import { sellingFast } from '../../kit/products/selling-fast.ts'
import styles from '../../kit/products/selling-fast-badge.css?inline'
import { sellingFastBadge } from '../../kit/products/selling-fast-badge.ts'
import { followListing, type ItemOnPage } from '../../kit/shop/follow-listing.ts'
import { slideCopies } from '../../kit/shop/slide-copies.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { whenNear } from '../../kit/watch/when-near.ts'
import { onePerProduct } from './one-per-product.ts'
import type { Content } from './template.ts'

/**
 * The distance from the window at which items are checked, in CSS px (CAT-12.3), and the interval of updates in ms
 * (CAT-12.4).
 */
const near = 200
const everyMs = 2000

/** CAT-12: shows a badge on the items of the list that sell fast. */
export const experience = defineExperience<Content>({
  id: 'category/selling-fast',
  run(scope) {
    const { content, options } = scope
    let ranking: Promise<readonly ProductCount[] | undefined> | undefined
    addStyles(scope, styles)
    const mark = cornerMarks(scope, 'sellingFast')
    const look = followListing(
      scope,
      ({ element, productId }, each) =>
        whenNear(each, element, near, async () => {
          ranking ??= readPopularity(options).purchases(content.bucketTime)
          const answer = sellingFast(await ranking, productId, content)
          if (!answer.shows) each.exposure.lacks(answer.because)
          if (answer.shows && !each.signal.aborted)
            mark(each, { element, mark: sellingFastBadge(markWords(answer.message)) })
        }),
      { pick: (items) => onePerProduct(items, isCopy), needs: 'productId' },
    )
    whileVisible(everyMs, look, scope.signal)
  },
})

const isCopy = ({ element }: ItemOnPage) => element.closest(slideCopies) !== null

/** Runs a task at an interval in ms while the tab is visible, until the signal is aborted. */
function whileVisible(everyMs: number, task: () => void, signal: AbortSignal): void {
  runAfter(
    everyMs,
    () => {
      if (document.visibilityState === 'visible') task()
      whileVisible(everyMs, task, signal)
    },
    signal,
  )
}
