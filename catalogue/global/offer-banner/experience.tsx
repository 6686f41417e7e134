import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/add-styles.ts'
import { draw } from '../../kit/draw.tsx'
import { follow } from '../../kit/follow.ts'
import { lowerFixed } from '../../kit/lower-fixed.ts'
import styles from './offer-banner.css?inline'
import { OfferBanner } from './offer-banner.tsx'
import type { Content } from './template.ts'

/** GLB-01: up to three offers over the header of every page. */
export const experience = defineExperience<Content>({
  id: 'global/offer-banner',
  run(scope) {
    const { content, options, selector } = scope
    if (content.messages.length === 0) return
    addStyles(scope, styles)
    follow(
      scope,
      selector('header'),
      (header, each) => {
        const host = document.createElement('div')
        host.className = scope.name
        const drawing = draw(each, { host, where: 'before', reference: header })
        drawing.show(<OfferBanner {...content} onClick={() => options.emitCustomGoal('cta-clicks')} />)
        lowerFixed(each, header as HTMLElement, host)
      },
      { first: true },
    )
  },
})
