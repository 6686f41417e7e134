import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import { onBasketAdd } from '../../kit/shop/basket-adds.ts'
import { siteAddress } from '../../kit/shop/page-address.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { placePrompt } from './place-prompt.ts'
import { type Prompt, showPrompt } from './show-prompt.tsx'
import type { Content } from './template.ts'
import styles from './view-bag.css?inline'

const delayMs = 500

/** PDP-12: slides in a link to the bag for a few seconds after a basket add. */
export const experience = defineExperience<Content>({
  id: 'product/view-bag',
  // The code that reads the page is loaded only when the address of the bag is not configured.
  async lacks(site) {
    return siteAddress(site, 'cart') === undefined
      ? (await import('../../kit/shop/cart-link.ts')).lacksCart(site)
      : undefined
  },
  async run(scope) {
    const { name, options, settings } = scope
    const { mainContent: main = 'main' } = options.anchors
    const cart =
      siteAddress(scope, 'cart') ??
      (await import('../../kit/shop/cart-link.ts')).cartLink({ settings, anchors: options.anchors })
    if (!cart || scope.signal.aborted) return
    const onFollow = ctaGoal(options)
    // There is never more than one prompt.
    inTurn(scope, { element: document.body, name }, (turn) => {
      addStyles(turn, styles)
      const host = document.createElement('div')
      host.className = name
      // The live region exists before its text, so that the text is announced once (PDP-12.7).
      host.setAttribute('role', 'status')
      const drawing = drawAt(turn, { host, where: 'append', reference: document.body })
      let current: InnerScope | undefined
      let prompt: Prompt | undefined
      let isDue = false
      let added: readonly string[] = []
      turn.onRemove(() => current?.end())

      const showSoon = (): void => {
        isDue = false
        if (!turn.exposure.happens()) return
        // A prompt that is still sliding out gives up its place.
        current?.end()
        const shown = innerScope(turn)
        current = shown
        shown.onRemove(() => (prompt = undefined))
        const { product: shownProduct } = options.getAttributes()
        const product = (shownProduct && added.includes(shownProduct.productId) && shownProduct.name) || ''
        const onDrawn = () => placePrompt(shown, host, options.anchors)
        prompt = showPrompt(shown, drawing, { cart, product, main, onFollow, onDrawn })
      }

      onBasketAdd(options, turn.signal, (productIds) => {
        added = productIds
        if (isDue || prompt?.stayOn()) return
        isDue = true
        runAfter(delayMs, showSoon, turn.signal)
      })
    })
  },
})
