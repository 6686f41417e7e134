import { defineExperience } from '../../define-experience.ts'
import { fetchRecommendations } from '../../kit/products/recommendations.ts'
import { drawRows } from './draw-rows.tsx'
import type { Content } from './template.ts'

/** CAT-04: shows recommendations before the footer, and more of them on demand. */
export const experience = defineExperience<Content>({
  id: 'category/recommendations',
  async run(scope) {
    const feed = await fetchRecommendations(scope, scope.content.placementId)
    if (!feed) return
    if (!scope.signal.aborted) drawRows(scope, feed)
  },
})
