import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/add-styles.ts'
import { follow } from '../../kit/follow.ts'
import { inTurn } from '../../kit/in-turn.ts'
import { place } from '../../kit/place.ts'
import styles from './accordion.css?inline'
import { addHeading } from './add-heading.ts'
import { goToReviews } from './go-to-reviews.ts'
import { movePanel } from './move-panel.ts'
import { onPress } from './on-press.ts'
import type { Content } from './template.ts'

/** What the shop says of its blocks in `data-block`, in the order of the accordion (PDP-01.1). */
const headings = { delivery: 'Delivery', returns: 'Returns', details: 'Product details' }

/** PDP-01: the shop's blocks of information as one accordion. */
export const experience = defineExperience<Content>({
  id: 'product/accordion',
  run(scope) {
    const { name, options } = scope
    const { reviewsSection } = options.anchors
    const anchor = scope.selector('productAccordion')
    const isPhone = options.getBrowserState().ua.deviceType === 'mobile'
    addStyles(scope, styles)

    follow(
      scope,
      anchor,
      (accordion, each) =>
        // There is one content to move.
        inTurn(each, { element: accordion, name }, (turn) => {
          const host = document.createElement('div')
          host.className = isPhone ? `${name} ${name}-phone` : name
          place(turn, host, 'append', accordion)
          onPress(turn, host)
          const blockOf = (block: string) => `:is(${anchor}) [data-block="${block}"]`
          for (const [block, words] of Object.entries(headings)) {
            const add = addHeading(host, words)
            follow(turn, blockOf(block), (element, own) => movePanel(own, element, add), { first: true })
          }
          const add = addHeading(host, 'Reviews')
          hide(turn, blockOf('reviews'))
          if (!reviewsSection) return
          follow(
            turn,
            reviewsSection,
            (section, own) => add(own).button.addEventListener('click', () => goToReviews(turn, section), own),
            { first: true },
          )
        }),
      { first: true },
    )
  },
})
