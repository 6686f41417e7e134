import { defineExperience } from '../../define-experience.ts'
import { rememberViewed } from '../../kit/products/remember-viewed.ts'
import { viewedCards } from '../../kit/products/viewed-cards.ts'
import { drawOnHome } from './draw-on-home.tsx'
import type { Content } from './template.ts'

/** HOM-07: shows recently viewed products on the home page; on product pages it only stores them. */
export const experience = defineExperience<Content>({
  id: 'home/recently-viewed',
  run(scope) {
    const { content, options } = scope
    const viewed = rememberViewed(scope, content.expireDays)
    const listCards = () => viewedCards(viewed.read(), undefined)
    if (options.getAttributes().view?.type !== 'home' || listCards().length === 0) return
    drawOnHome(scope, listCards)
  },
})
