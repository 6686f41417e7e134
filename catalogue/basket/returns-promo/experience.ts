import { defineExperience } from '../../define-experience.ts'
import { hide } from '../../kit/change/hide.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { move } from '../../kit/change/move.ts'
import { follow } from '../../kit/watch/follow.ts'
import { fateOf } from './fate-of.ts'
import type { Content } from './template.ts'

/** BAS-02: the returns promo of the basket under the summary, or hidden. */
export const experience = defineExperience<Content>({
  id: 'basket/returns-promo',
  run(scope) {
    const fate = fateOf(scope.content)
    if (fate === 'left') return
    const summary = scope.selector('basketSummary')
    follow(scope, scope.selector('returnsPromo'), (promo, each) =>
      inTurn(each, { element: promo, name: scope.name }, (turn) => {
        if (fate === 'hidden') hide(turn, promo, `${scope.name}-hidden`)
        else
          follow(
            turn,
            summary,
            // On a page that is drawn anew the promo of before has gone with the summary.
            (element, drawn) => promo.isConnected && move(drawn, promo, 'after', element),
            { first: true },
          )
      }),
    )
  },
})
