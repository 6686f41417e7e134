import { defineExperience } from '../../define-experience.ts'
import { addClass } from '../../kit/change/add-class.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { isSeeThrough, pageBackground } from '../../kit/change/page-background.ts'
import { stayUnder } from '../../kit/change/stay-under.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { boxStyles, letStick } from './let-stick.ts'
import { stickUnder } from './stick-under.ts'
import type { Content } from './template.ts'

/** CAT-02: keeps the bar above the list below the header while the list is scrolled. */
export const experience = defineExperience<Content>({
  id: 'category/sticky-filter',
  run(scope) {
    const { content, name, options } = scope
    const { header, menuOverlay, searchOverlay } = options.anchors
    if (!content.stick) return
    // Uses `!important`, because the rule of the shop may have any specificity.
    addStyles(
      scope,
      `.${name} { position: sticky !important } .${name}-solid { background-color: ${pageBackground()} !important } ${boxStyles(name)}`,
    )
    followElements(
      scope,
      scope.selector('filterBar'),
      (bar, each) =>
        inTurn(each, { element: bar, name }, (turn) => {
          const { position, backgroundColor } = getComputedStyle(bar)
          // A panel that slides in would stand in the page.
          if (/fixed|absolute/.test(position))
            return scope.exposure.lacks('filterBar lies over the page: give a bar that stands in it')
          // The bar gets an opaque background, because the list scrolls below it (CAT-02.4).
          if (isSeeThrough(backgroundColor)) addClass(turn, bar, `${name}-solid`)
          addClass(turn, bar, name)
          letStick(turn, bar, name)
          stickUnder(turn, bar as HTMLElement, header)
          stayUnder(turn, bar as HTMLElement, [menuOverlay, searchOverlay])
        }),
      { first: true },
    )
  },
})
