import { defineExperience } from '../../define-experience.ts'
import { drawLinkRow } from '../../kit/draw/draw-link-row.tsx'
import { Picture } from '../../kit/media/picture.tsx'
import css from './category-buttons.css?inline'
import type { Content } from './template.ts'

/** CAT-09: shows a row of picture links to other lists above the list. */
export const experience = defineExperience<Content>({
  id: 'category/category-buttons',
  run(scope) {
    const links = scope.content.buttons.map(({ url, img, label }) => ({
      url,
      label,
      content: (
        <>
          <Picture src={img} alt="" />
          <span>{label}</span>
        </>
      ),
    }))
    drawLinkRow(scope, links, { css })
  },
})
