import { defineExperience } from '../../define-experience.ts'
import { fetchRecommendations } from '../../kit/products/recommendations.ts'
import { basketFeedItem } from './basket-feed-item.ts'
import { drawRecommendations } from './draw-recommendations.tsx'
import type { Content } from './template.ts'

/** BAS-04: shows recommendations after the basket summary. */
export const experience = defineExperience<Content>({
  id: 'basket/recommendations',
  async run(scope) {
    const feed = await fetchRecommendations(scope, scope.content.placementId, { itemOf: basketFeedItem })
    if (!feed) return
    if (!scope.signal.aborted) drawRecommendations(scope, feed)
  },
})
