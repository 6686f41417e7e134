import { defineExperience } from '../../define-experience.ts'
import { hideElement } from '../../kit/change/hide.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { moveElement } from '../../kit/change/move.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { fateOf } from './fate-of.ts'
import type { Content } from './template.ts'

/** BAS-02: the returns promo of the basket under the summary, or hidden. */
export const experience = defineExperience<Content>({
  id: 'basket/returns-promo',
  run(scope) {
    const fate = fateOf(scope.content)
    if (fate === 'left') return
    const summary = scope.selector('basketSummary')
    followElements(scope, scope.selector('returnsPromo'), (promo, each) =>
      inTurn(each, { element: promo, name: scope.name }, (turn) => {
        if (fate === 'hidden') hideElement(turn, promo, `${scope.name}-hidden`)
        else
          followElements(
            turn,
            summary,
            // On a page that is drawn anew the promo of before has gone with the summary.
            (element, drawn) => promo.isConnected && moveElement(drawn, promo, 'after', element),
            { first: true },
          )
      }),
    )
  },
})
