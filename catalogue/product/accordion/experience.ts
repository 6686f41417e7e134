import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { placeElement } from '../../kit/change/place.ts'
import { asUnseen } from '../../kit/run/exposure.ts'
import { followElements } from '../../kit/watch/follow.ts'
import styles from './accordion.css?inline'
import { drawHeading } from './draw-heading.ts'
import { goToReviews } from './go-to-reviews.ts'
import { movePanel } from './move-panel.ts'
import type { Content } from './template.ts'
import { toggleOne } from './toggle-one.ts'

/** The headings in their order, by what the shop's blocks say in `data-block` (PDP-01.1). */
const headings = { delivery: 'Delivery', returns: 'Returns', details: 'Product details', reviews: 'Reviews' }

/** PDP-01: the shop's blocks of information as one accordion. */
export const experience = defineExperience<Content>({
  id: 'product/accordion',
  run(scope) {
    const { name, options } = scope
    const { reviewsSection = ':not(*)' } = options.anchors
    const anchor = scope.selector('productAccordion')
    const isPhone = options.getBrowserState().ua.deviceType === 'mobile'
    addStyles(scope, styles)

    followElements(
      scope,
      anchor,
      (accordion, each) =>
        // There is one content to move: two uses of the template would take it from each other.
        inTurn(each, { element: accordion, name }, (turn) => {
          const host = document.createElement('div')
          host.className = isPhone ? `${name} ${name}-phone` : name
          toggleOne(turn, host)
          // Empty as yet: its headings count.
          placeElement({ ...turn, exposure: asUnseen(turn.exposure) }, host, 'append', accordion)
          for (const [block, words] of Object.entries(headings)) {
            const item = host.appendChild(document.createElement('div'))
            const drawPanels = (own: typeof turn) => {
              own.exposure.happens()
              return drawHeading(own, item, { name, words })
            }
            const own = `:is(${anchor}) [data-block="${block}"]`
            followElements(turn, own, (element, its) => addClass(its, element, `${name}-block`))
            // A short cut to what stands below, without a panel (PDP-01.5).
            if (block === 'reviews')
              followElements(turn, reviewsSection, (section, its) => goToReviews(its, drawPanels(its), section), {
                first: true,
              })
            else followElements(turn, own, (element, its) => movePanel(its, drawPanels(its), element), { first: true })
          }
        }),
      { first: true },
    )
  },
})
