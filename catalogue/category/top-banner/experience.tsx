import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { hideElement } from '../../kit/change/hide.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { rewriteAttribute } from '../../kit/change/rewrite-attribute.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { keepRoom } from './keep-room.ts'
import { stayOnListings } from './stay-on-listings.ts'
import type { Content } from './template.ts'
import styles from './top-banner.css?inline'
import { TopBanner } from './top-banner.tsx'

/** CAT-15: a banner in the header's promo area, in place of the shop's own promo, on one listing after another. */
export const experience = defineExperience<Content>({
  id: 'category/top-banner',
  run(scope) {
    const { content, name, options } = scope
    const { mainContent } = options.anchors

    function replacePromo(turn: DisposableScope, area: Element, onFollow: () => void): void {
      // Its room goes first: what is measured now is the page without it.
      if (!turn.exposure.happens()) return
      const main = mainContent && document.querySelector<HTMLElement>(mainContent)
      const settle = main ? keepRoom(turn, area as HTMLElement, main) : undefined
      const host = document.createElement('div')
      host.className = name
      const { show } = drawAt(turn, { host, where: 'prepend', reference: area })
      show(<TopBanner {...content} onFollow={onFollow} />)
      followElements(turn, scope.selector('promoWrapper'), (own, each) => {
        hideElement(each, own, `${name}-hidden`)
        // Shops ask by it whether a second bar needs room.
        rewriteAttribute(each, { element: own, name: 'hidden' }, () => '')
      })
      settle?.()
    }

    stayOnListings(scope, (lasting) => {
      addStyles(lasting, styles)
      followElements(
        lasting,
        scope.selector('headerPromo'),
        (area, each) =>
          inTurn(each, { element: area, name }, (turn) => replacePromo(turn, area, () => lasting.onFollow())),
        { first: true },
      )
    })
  },
})
