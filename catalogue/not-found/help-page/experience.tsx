import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/add-styles.ts'
import { ctaGoal } from '../../kit/cta-goal.ts'
import { drawBeside } from '../../kit/draw-beside.tsx'
import { inPlaceOf } from '../../kit/in-place-of.ts'
import searchStyles from '../../kit/search-box.css?inline'
import styles from './help-page.css?inline'
import { HelpPage } from './help-page.tsx'
import type { Content } from './template.ts'

/** NF-01: ways on in place of the shop's word that there is nothing here. */
export const experience = defineExperience<Content>({
  id: 'not-found/help-page',
  run(scope) {
    const { content, name, options } = scope
    const onFollow = ctaGoal(options)
    addStyles(scope, searchStyles + styles)
    drawBeside(scope, { anchor: 'noResults', where: 'append' }, ({ show, anchor, ...drawn }) => {
      inPlaceOf(drawn, anchor, name)
      show(<HelpPage {...content} onFollow={onFollow} />)
    })
  },
})
