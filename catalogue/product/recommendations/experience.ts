import { defineExperience } from '../../define-experience.ts'
import { fetchRecommendations } from '../../kit/products/recommendations.ts'
import { drawRecommendations } from './draw-recommendations.tsx'
import { followLock } from './follow-lock.ts'
import type { Content } from './template.ts'

/**
 * PDP-08: shows recommendations before the shop's cross-selling. They can be added once the product of the page is in the
 * bag.
 */
export const experience = defineExperience<Content>({
  id: 'product/recommendations',
  async run(scope) {
    const lock = followLock(scope)
    const feed = await fetchRecommendations(scope, scope.content.placementId)
    if (!feed) return
    if (!scope.signal.aborted) drawRecommendations(scope, { feed, lock })
  },
})
