import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { rewriteAttribute } from '../../kit/change/rewrite-attribute.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import type { Content } from './template.ts'

/** PDP-04: replaces the picture in the size guide, at every width and each time it opens. */
export const experience = defineExperience<Content>({
  id: 'product/size-guide-image',
  run(scope) {
    const { name } = scope
    const { imageUrl, altText } = scope.content
    let isBroken = false

    followElements(scope, scope.selector('sizeGuideImage'), (element, each) => {
      inTurn(each, { element, name }, (turn) => {
        if (isBroken) return
        const swap = innerScope(turn)
        turn.onRemove(swap.end)
        const giveBack = () => {
          isBroken = true
          swap.end()
        }
        addListeners(element, { error: giveBack }, swap)
        // `srcset` is emptied instead of removed, because a restored attribute would become the last one.
        const sources = element.parentElement?.matches('picture')
          ? element.parentElement.querySelectorAll('source')
          : []
        for (const source of [...sources, element])
          rewriteAttribute(swap, { element: source, name: 'srcset' }, (value) => (value === null ? null : ''))
        if (altText) rewriteAttribute(swap, { element, name: 'alt' }, () => altText)
        rewriteAttribute(swap, { element, name: 'src' }, () => imageUrl)
      })
    })
  },
})
