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

/** CAT-15: shows a banner in the promo area of the header in place of the shop's promo, across consecutive listings. */
export const experience = defineExperience<Content>({
  id: 'category/top-banner',
  run(scope) {
    const { content, name, options } = scope
    const { mainContent } = options.anchors

    function replacePromo(turn: DisposableScope, area: Element, onFollow: () => void): void {
      const wrapper = scope.selector('promoWrapper')
      // The banner would be hidden with the shop's promo.
      if (area.closest(wrapper)) {
        scope.exposure.lacks('promoWrapper is around headerPromo: give what is in it')
        return
      }
      // Remove its room first, so that the page is measured without it.
      if (!turn.exposure.happens()) return
      const main = mainContent && document.querySelector<HTMLElement>(mainContent)
      const settle = main ? keepRoom(turn, area as HTMLElement, main) : undefined
      const host = document.createElement('div')
      host.className = name
      const { show } = drawAt(turn, { host, where: 'prepend', reference: area })
      show(<TopBanner {...content} onFollow={onFollow} />)
      followElements(turn, wrapper, (own, each) => {
        hideElement(each, own, `${name}-hidden`)
        // Shops check this to see whether a second bar needs room.
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
