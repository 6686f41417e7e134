import { shopPaths } from '../../../contract/shop-paths.ts'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { drawAt } from '../../kit/draw/draw.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import { onBasketAdd } from '../../kit/shop/basket-adds.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { type Prompt, showPrompt } from './show-prompt.tsx'
import type { Content } from './template.ts'
import styles from './view-bag.css?inline'

type Anchors = ExperienceOptions['anchors']

/** How long after an add the prompt comes, in ms (PDP-12.1). */
const delayMs = 500

/** PDP-12: after an add to the bag, the way there slides in for some seconds. */
export const experience = defineExperience<Content>({
  id: 'product/view-bag',
  run(scope) {
    const { name, options } = scope
    const { mainContent: main = 'main' } = options.anchors
    const cart = shopPaths(location.pathname)?.cart
    if (!cart) {
      options.log.warn('product/view-bag: the address has no country and language')
      return
    }
    const onFollow = ctaGoal(options)
    // There is never more than one.
    inTurn(scope, { element: document.body, name }, (turn) => {
      addStyles(turn, styles)
      const host = document.createElement('div')
      host.className = name
      // There before its words, so that they are announced, once (PDP-12.7).
      host.setAttribute('role', 'status')
      const drawing = drawAt(turn, { host, where: 'append', reference: document.body })
      let current: InnerScope | undefined
      let prompt: Prompt | undefined
      let isDue = false
      turn.onRemove(() => current?.end())

      const showSoon = (): void => {
        isDue = false
        if (!turn.exposure.happens()) return
        // One that is still on its way out gives up its place.
        current?.end()
        const shown = innerScope(turn)
        current = shown
        shown.onRemove(() => (prompt = undefined))
        host.style.setProperty('--product-view-bag-top', `${headerEnd(options.anchors)}px`)
        prompt = showPrompt(shown, drawing, { cart, main, onFollow })
      }

      onBasketAdd(options, turn.signal, () => {
        if (isDue || prompt?.stayOn()) return
        isDue = true
        runAfter(delayMs, showSoon, turn.signal)
      })
    })
  },
})

/** Where the header, or what it says under itself, ends, from the top of the window, in px; 0 when it is scrolled away. */
function headerEnd({ header, headerPromo, miniCart }: Anchors): number {
  const findElement = (selector: string | undefined) => (selector ? document.querySelector(selector) : null)
  const parts = [findElement(header), findElement(headerPromo), findElement(miniCart)?.closest('header')]
  return Math.max(0, ...parts.map((part) => part?.getBoundingClientRect().bottom ?? 0))
}
