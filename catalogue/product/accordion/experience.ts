import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { placeElement } from '../../kit/change/place.ts'
import { asUnseen } from '../../kit/run/exposure.ts'
import { type ElementFinder, followElements } from '../../kit/watch/follow.ts'
import { sayText } from '../../kit/words/say.ts'
import styles from './accordion.css?inline'
import { drawHeading } from './draw-heading.ts'
import { followLinks } from './follow-links.ts'
import { goToReviews } from './go-to-reviews.ts'
import { headings } from './headings.ts'
import { movePanel, type PanelState } from './move-panel.ts'
import type { Content } from './template.ts'
import { toggleOne } from './toggle-one.ts'

/** PDP-01: shows the shop's blocks of information as one accordion. */
export const experience = defineExperience<Content>({
  id: 'product/accordion',
  async run(scope) {
    const { name, options, settings } = scope
    const { reviewsSection = ':not(*)' } = options.anchors
    const anchor = scope.selector('productAccordion')
    const isPhone = options.getBrowserState().ua.deviceType === 'mobile'
    addStyles(scope, styles)
    const parts = Object.entries(headings).map(([block, english]) => {
      const state: PanelState = { isOpen: false, hasFocus: false }
      return { block, english, state }
    })
    const rules = settings.reading?.productAccordion
    // Without rules the parts are known by their words; that code is loaded then.
    const page = rules ? undefined : await import('./blocks-of-page.ts')
    if (scope.signal.aborted) return
    if (page) scope.exposure.lacks(page.unreadBlocks)

    followElements(
      scope,
      anchor,
      (accordion, each) =>
        // The content exists only once, so two uses of the template would take it from each other.
        inTurn(each, { element: accordion, name }, (turn) => {
          const host = document.createElement('div')
          host.className = isPhone ? `${name} ${name}-phone` : name
          toggleOne(turn, host)
          // The element is empty, so inserting it does not count; its headings do.
          placeElement({ ...turn, exposure: asUnseen(turn.exposure) }, host, 'append', accordion)
          for (const { block, english, state } of parts) {
            const words = sayText(english)
            const item = host.appendChild(document.createElement('div'))
            const drawPanels = (own: typeof turn) => {
              own.exposure.happens()
              return drawHeading(own, item, { name, words })
            }
            const selector = rules?.[block as keyof typeof headings]?.selector ?? ':not(*)'
            const own =
              page?.findBlock({ anchor, words: [block, english, words], own: name, mayBeEmpty: block === 'reviews' }) ??
              `:is(${anchor}) :is(${selector})`
            const hideBlocks = (outer: typeof turn) =>
              followElements(outer, own, (element, its) => {
                addClass(its, element, `${name}-block`)
                followLinks(its, element, item)
              })
            // A link to the reviews below, without a panel (PDP-01.5). Reviews that are nowhere else stay as they are.
            if (block === 'reviews')
              followElements(
                turn,
                { name: block, find: () => findOutside(own, reviewsSection) },
                (section, its) => {
                  goToReviews(its, drawPanels(its), section)
                  hideBlocks(its)
                },
                { first: true },
              )
            else {
              hideBlocks(turn)
              followElements(
                turn,
                own,
                (element, its) => movePanel(its, { button: drawPanels(its), block: element, isNamed: !rules, state }),
                { first: true },
              )
            }
          }
        }),
      { first: true },
    )
  },
})

/** Returns the elements that are in none of the blocks, which are hidden. */
function findOutside(blocks: string | ElementFinder, selector: string): Element[] {
  const hidden = typeof blocks === 'string' ? [...document.querySelectorAll(blocks)] : blocks.find()
  return [...document.querySelectorAll(selector)].filter((each) => !hidden.some((block) => block.contains(each)))
}
