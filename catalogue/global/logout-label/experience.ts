import { defineExperience } from '../../define-experience.ts'
import { rewriteLabel } from '../../kit/change/rewrite-label.ts'
import { followElements } from '../../kit/watch/follow.ts'
import type { Content } from './template.ts'

/** GLB-03: other words for every link to log out. */
export const experience = defineExperience<Content>({
  id: 'global/logout-label',
  run(scope) {
    const { content, options } = scope
    const { logoutLink } = options.anchors
    // Only who is logged in has one.
    if (logoutLink)
      followElements(scope, logoutLink, (link, each) => rewriteLabel(each, link, () => content.logoutLabel))
  },
})
