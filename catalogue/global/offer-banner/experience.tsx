import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { lowerFixed } from '../../kit/change/lower-fixed.ts'
import { takeTop } from '../../kit/change/take-top.ts'
import { drawBeside } from '../../kit/draw/draw-beside.tsx'
import styles from './offer-banner.css?inline'
import { OfferBanner } from './offer-banner.tsx'
import type { Content } from './template.ts'

/** GLB-01: shows up to three offers above the header of every page. */
export const experience = defineExperience<Content>({
  id: 'global/offer-banner',
  run(scope) {
    const { content, options } = scope
    if (content.messages.length === 0) return
    takeTop(scope, (turn) => {
      addStyles(turn, styles)
      drawBeside({ ...scope, ...turn }, { anchor: 'header', where: 'before', role: 'complementary' }, (drawn) => {
        drawn.show(<OfferBanner {...content} onClick={() => options.emitCustomGoal('cta-clicks')} />)
        lowerFixed(drawn, drawn.anchor, drawn.host)
      })
    })
  },
})
