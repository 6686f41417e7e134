import { defineExperience } from '../../define-experience.ts'
import { hideElement } from '../../kit/change/hide.ts'
import { followElements } from '../../kit/watch/follow.ts'
import type { Content } from './template.ts'

/** CAT-07: hides the control that changes the number of columns. */
export const experience = defineExperience<Content>({
  id: 'category/hide-grid-icon',
  run(scope) {
    if (scope.content.isVisible) return
    followElements(scope, scope.selector('gridToggle'), (toggle, each) => hideElement(each, toggle, scope.name))
  },
})
