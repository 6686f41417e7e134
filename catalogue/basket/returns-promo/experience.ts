import { defineExperience } from '../../define-experience.ts'
import { hideElement } from '../../kit/change/hide.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { moveElement } from '../../kit/change/move.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { fateOf } from './fate-of.ts'
import type { Content } from './template.ts'

/** BAS-02: moves the basket's returns promo below the summary, or hides it. */
export const experience = defineExperience<Content>({
  id: 'basket/returns-promo',
  run(scope) {
    const fate = fateOf(scope.content)
    if (fate === 'left') return
    const [promos, summary] = [scope.selector('returnsPromo'), scope.selector('basketSummary')]
    followElements(scope, promos, (promo, each) =>
      inTurn(each, { element: promo, name: scope.name }, (turn) => {
        if (fate === 'hidden') hideElement(turn, promo, `${scope.name}-hidden`)
        else
          followElements(
            turn,
            summary,
            // When the page renders the summary again, the old promo may have been removed with it.
            (element, drawn) => promo.isConnected && moveElement(drawn, promo, 'after', lastFrom(element, promos)),
            { first: true },
          )
      }),
    )
  },
})

/** Returns the last of the elements that follow one another directly after an element and match a selector, or the element. */
function lastFrom(element: Element, selector: string): Element {
  let last = element
  while (last.nextElementSibling?.matches(selector)) last = last.nextElementSibling
  return last
}
