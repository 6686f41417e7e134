import { defineExperience } from '../../define-experience.ts'
import { fetchRecommendations, type Recommendations } from '../../kit/products/recommendations.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { endOfItems } from './end-of-items.ts'
import type { Content } from './template.ts'
import { whileOpen } from './while-open.ts'

/** GLB-10: shows recommendations below the items of the mini basket while it is open. */
export const experience = defineExperience<Content>({
  id: 'global/mini-basket-recommendations',
  run(scope) {
    const { name } = scope
    const cart = scope.selector('miniCart')
    let asked: Promise<Recommendations | undefined> | undefined
    let first: Promise<void> | undefined

    async function fillBasket(open: DisposableScope, items: HTMLElement): Promise<void> {
      asked ??= fetchRecommendations(scope, scope.content.placementId, { oncePerLoad: true })
      const feed = await asked
      if (!feed || open.signal.aborted) return
      // The drawing code and React are loaded only when there is something to show.
      const { drawRow } = await import('./draw-row.tsx')
      if (!open.signal.aborted) drawRow({ ...scope, ...open }, { feed, items })
    }

    const findEnds = () => [...document.querySelectorAll(cart)].flatMap((each) => endOfItems(each, name) ?? [])
    // Shops may have one for phones and one for wide windows, of which one is shown.
    followElements(scope, { name: cart, find: findEnds }, (items, each) => {
      whileOpen(each, { items, cart: items.closest(cart) ?? items }, () => {
        const open = innerScope(each)
        const filled = fillBasket(open, items as HTMLElement)
        first ??= filled
        return open.end
      })
    })
    return first
  },
})
