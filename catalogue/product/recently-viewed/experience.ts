import { defineExperience } from '../../define-experience.ts'
import { rememberViewed } from '../../kit/products/remember-viewed.ts'
import { viewedCards } from '../../kit/products/viewed-cards.ts'
import { followProduct } from '../../kit/shop/follow-product.ts'
import { drawUnderCrossSell } from './draw-under-cross-sell.tsx'
import type { Content } from './template.ts'

/** PDP-17: shows recently viewed products below the shop's cross-selling. */
export const experience = defineExperience<Content>({
  id: 'product/recently-viewed',
  run(scope) {
    const { content, options, signal } = scope
    const viewed = rememberViewed(scope, content.expireDays)
    const listCards = () => viewedCards(viewed.read(), options.getAttributes().product?.productId)
    let redraw: (() => void) | undefined
    function showCards(): void {
      if (redraw) redraw()
      // On a first visit there is something to show after another product has come on the same page load.
      else if (listCards().length > 0) redraw = drawUnderCrossSell(scope, listCards)
    }
    showCards()
    followProduct(options, signal, showCards)
  },
})
