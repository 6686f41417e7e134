import { defineExperience } from '../../define-experience.ts'
import { drawLinkRow } from '../../kit/draw/draw-link-row.tsx'
import { isHere } from './is-here.ts'
import css from './link-buttons.css?inline'
import type { Content } from './template.ts'

/** CAT-08: shows a row of link buttons above the list. */
export const experience = defineExperience<Content>({
  id: 'category/link-buttons',
  run(scope) {
    const { tabs, textColor, bColor } = scope.content
    const links = tabs.map(({ tabName, url }) => ({ url, label: tabName, isCurrent: isHere(url, location.href) }))
    drawLinkRow(scope, links, { css, look: { color: textColor, backgroundColor: bColor } })
  },
})
