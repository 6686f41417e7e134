import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { runAfter } from '../../kit/watch/after.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { activeSteps } from './active-steps.ts'
import { markSteps } from './mark-steps.ts'
import type { Content } from './template.ts'
import { watchPath } from './watch-path.ts'

const boundAfterMs = 2000

/** CHK-03: colours the steps of the checkout up to the current one. */
export const experience = defineExperience<Content>({
  id: 'checkout/progress',
  run(scope) {
    const { content, name, options, signal } = scope
    const path = watchPath(signal)
    const active = `.${name}-active`
    addStyles(scope, `.${name}-current, .${name}-current * { font-weight: 700 !important }`)
    followElements(scope, scope.selector('progressSteps'), (steps, each) =>
      inTurn(each, { element: steps, name }, (turn) => {
        const color = content.activeColor
        addStyles(turn, `${active}, ${active} * { border-color: ${color} !important; color: ${color} !important }`)
        markSteps(turn, { steps, name, count: () => activeSteps(location.pathname), onChange: path.onChange })
      }),
    )

    const { reviewButton } = options.anchors
    if (!reviewButton) return
    const bindSteps = () =>
      followElements(scope, reviewButton, (button, each) => {
        addListeners(button, { click: () => path.lookUntil(() => activeSteps(location.pathname) === 3) }, each)
      })
    runAfter(boundAfterMs, bindSteps, signal)
  },
})
