import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { sharedOnPage } from '../../kit/run/shared-on-page.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { keepOpen } from './keep-open.ts'
import type { Content } from './template.ts'

/** PDP-20: opens the description until the shopper uses the accordion. */
export const experience = defineExperience<Content>({
  id: 'product/description-open',
  run(scope) {
    const { content, name, options } = scope
    if (!content.isOpen) return
    /** Products whose accordion the shopper has used, also in later views of them (PDP-20.4). */
    const touched = sharedOnPage(options, name, () => new Set<string | undefined>())
    const currentProduct = () => options.getAttributes().product?.productId
    followElements(
      scope,
      scope.selector('productAccordion'),
      (accordion, each) =>
        inTurn(each, { element: accordion, name }, (turn) =>
          keepOpen(turn, {
            accordion,
            selector: scope.selector('descriptionPanel'),
            isTouched: () => touched.has(currentProduct()),
            onTouch: () => touched.add(currentProduct()),
          }),
        ),
      { first: true },
    )
  },
})
