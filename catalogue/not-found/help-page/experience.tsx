import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inPlaceOf } from '../../kit/change/in-place-of.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import searchStyles from '../../kit/draw/search-box.css?inline'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
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
