import { defineExperience } from '../../define-experience.ts'
import { hideElement } from '../../kit/change/hide.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { moveElement } from '../../kit/change/move.ts'
import { innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { swatchPlace } from './swatch-place.ts'
import type { Content } from './template.ts'

/** PDP-19: moves the colours into the buy panel or below the gallery, or hides them. */
export const experience = defineExperience<Content>({
  id: 'product/colour-swatches',
  run(scope) {
    const { content, name, options } = scope
    const answer = swatchPlace(content)
    if ('because' in answer) options.log.warn(`product/colour-swatches: ${answer.because}`)
    const panel = scope.selector('productPanel')
    const { sizeSelector } = options.anchors
    const sizes = sizeSelector ? `:is(${panel}) :is(${sizeSelector})` : ':not(*)'

    /** Before the sizes, also when these appear later; without sizes at the end of the panel. */
    function moveIn(turn: DisposableScope, area: Element): void {
      const end = document.querySelector(sizes) ? null : document.querySelector(panel)
      const atEnd = innerScope(turn)
      turn.onRemove(atEnd.end)
      if (end) moveElement(atEnd, area, 'append', end)
      const toSizes = (selector: Element, own: DisposableScope) => {
        atEnd.end()
        // Choices.js and SumoSelect show a control of their own around a `<select>`.
        moveElement(own, area, 'before', selector.closest('.choices[data-type], .SumoSelect') ?? selector)
      }
      followElements(turn, sizes, toSizes, { first: true })
    }

    function moveOut(turn: DisposableScope, area: Element): void {
      const gallery = document.querySelector(scope.selector('productGallery'))
      if (gallery) moveElement(turn, area, 'after', gallery)
    }

    followElements(
      scope,
      scope.selector('colourSwatches'),
      (area, each) =>
        inTurn(each, { element: area, name }, (turn) => {
          if (!content.isVisible) hideElement(turn, area, name)
          if (answer.place === 'in') moveIn(turn, area)
          if (answer.place === 'out') moveOut(turn, area)
        }),
      { first: true },
    )
  },
})
