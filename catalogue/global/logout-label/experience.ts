import { defineExperience } from '../../define-experience.ts'
import { rewriteLabel } from '../../kit/change/rewrite-label.ts'
import { followElements } from '../../kit/watch/follow.ts'
import type { Content } from './template.ts'

/** GLB-03: replaces the text of all log-out links. */
export const experience = defineExperience<Content>({
  id: 'global/logout-label',
  run(scope) {
    const { content, options } = scope
    const { logoutLink } = options.anchors
    // Such links exist only for logged-in visitors.
    if (logoutLink)
      followElements(scope, logoutLink, (link, each) => rewriteLabel(each, link, () => content.logoutLabel))
  },
})
