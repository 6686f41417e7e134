import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { cornerMarks } from '../../kit/change/corner-marks.ts'
import tipStyles from '../../kit/change/tip.css?inline'
import { createLookUp } from '../../kit/run/look-up.ts'
import { followListing } from '../../kit/shop/follow-listing.ts'
import styles from './badge.css?inline'
import { badgeOf } from './badge-of.ts'
import type { Content } from './template.ts'

/** CAT-05: shows a badge on listing items whose SKUs are in a dataset. */
export const experience = defineExperience<Content>({
  id: 'category/badge',
  run(scope) {
    const { content, options } = scope
    if (!content.badgeText && !content.imageUrl) return
    addStyles(scope, styles)
    if (content.message) addStyles(scope, tipStyles)
    const lookUp = createLookUp(options, { dataset: content.dataID })
    const mark = cornerMarks(scope, 'badge')
    followListing(
      scope,
      async ({ element, skus }, each) => {
        const records = await lookUp(skus)
        if (records.size === 0) each.exposure.lacks(`the dataset ${content.dataID} names none of the items`)
        if (records.size > 0 && !each.signal.aborted) mark(each, { element, mark: badgeOf(each, element, content) })
      },
      { needs: 'skus' },
    )
  },
})
