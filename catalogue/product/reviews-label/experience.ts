import { defineExperience } from '../../define-experience.ts'
import { rewriteLabel } from '../../kit/change/rewrite-label.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { reviewWords } from './review-words.ts'
import type { Content } from './template.ts'

/** PDP-15: replaces the text of the reviews link, keeping the shop's count. */
export const experience = defineExperience<Content>({
  id: 'product/reviews-label',
  run(scope) {
    followElements(scope, scope.selector('reviewsLabel'), (label, each) => {
      rewriteLabel(each, label, (words) => reviewWords(scope.content.reviewLabel, words))
    })
  },
})
