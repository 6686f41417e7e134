import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { placeElement } from '../../kit/change/place.ts'
import { readPopularity } from '../../kit/counts/popularity.ts'
import { sellingFast } from '../../kit/products/selling-fast.ts'
import badgeStyles from '../../kit/products/selling-fast-badge.css?inline'
import { sellingFastBadge } from '../../kit/products/selling-fast-badge.ts'
import { eachProduct } from '../../kit/shop/each-product.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { keepOnMedia } from './keep-on-media.ts'
import styles from './selling-fast.css?inline'
import type { Content } from './template.ts'

/** PDP-06: shows a badge over a corner of the gallery when the product sells fast. */
export const experience = defineExperience<Content>({
  id: 'product/selling-fast',
  run(scope) {
    const { content, options } = scope
    const { purchases } = readPopularity(options)
    addStyles(scope, badgeStyles)
    addStyles(scope, styles)
    followElements(
      scope,
      scope.selector('productGallery'),
      (gallery, at) =>
        eachProduct(at, options, async ({ productId }, each) => {
          const answer = sellingFast(await purchases(content.bucketTime), productId, content)
          if (!answer.shows) each.exposure.lacks(answer.because)
          if (!answer.shows || each.signal.aborted) return
          const corner = document.createElement('div')
          corner.className = scope.name
          corner.append(sellingFastBadge(answer.message))
          placeElement(each, corner, 'append', gallery)
          keepOnMedia(each, gallery, corner)
        }),
      { first: true },
    )
  },
})
