import { defineExperience } from '../../define-experience.ts'
import { hideElement } from '../../kit/change/hide.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { moveElement } from '../../kit/change/move.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import type { Content } from './template.ts'

/** PDP-26: moves the shop's cross-selling below the buy panel, or removes it. */
export const experience = defineExperience<Content>({
  id: 'product/cross-sell-move',
  run(scope) {
    const { content, name } = scope
    if (!content.move && !content.removeSection) return
    const panel = scope.selector('productPanel')
    followElements(
      scope,
      scope.selector('crossSell'),
      (section, each) =>
        inTurn(each, { element: section, name }, (turn) => {
          const above = document.querySelector(panel)
          if (content.removeSection) hideElement(turn, section, name)
          else if (above) moveSection(turn, section, above)
        }),
      { first: true },
    )
  },
})

function moveSection(turn: DisposableScope, section: Element, above: Element): void {
  let width = section.clientWidth
  // Sliders write down how wide they are, and do so anew when the window changes its size.
  const tellOfWidth = () => {
    if (section.clientWidth !== width) window.dispatchEvent(new UIEvent('resize'))
    width = section.clientWidth
  }
  // Runs after the move is undone.
  turn.onRemove(tellOfWidth)
  moveElement(turn, section, 'after', above)
  tellOfWidth()
}
