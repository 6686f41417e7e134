import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import type { Content } from './template.ts'

/** PDP-14: changes the colour of labels while they have a certain text. */
export const experience = defineExperience<Content>({
  id: 'product/label-colour',
  run(scope) {
    const { content, name } = scope
    const target = tidyWords(content.targetLabel)
    followElements(scope, scope.selector('productLabel'), (label, each) => {
      let coloured: InnerScope | undefined

      function colourLabels(): void {
        const isTarget = tidyWords(label.textContent) === target
        if (isTarget === (coloured !== undefined)) return
        coloured?.end()
        coloured = isTarget ? innerScope(each) : undefined
        if (coloured)
          inTurn(coloured, { element: label, name }, (turn) => {
            styleSetter(turn, label as HTMLElement, 'color')(content.newColour)
          })
      }

      each.onRemove(() => coloured?.end())
      colourLabels()
      watchPage(colourLabels, each.signal)
    })
  },
})

function tidyWords(words: string): string {
  return words.trim().toLowerCase()
}
