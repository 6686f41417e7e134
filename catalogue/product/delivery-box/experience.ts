import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { inPlaceOf } from '../../kit/change/in-place-of.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { placeElement } from '../../kit/change/place.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import type { ChangeScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import styles from './delivery-box.css?inline'
import type { Content } from './template.ts'

/** PDP-27: changes texts and colours of the shop's delivery box. */
export const experience = defineExperience<Content>({
  id: 'product/delivery-box',
  run(scope) {
    const { content, name } = scope
    addStyles(scope, styles)
    followElements(
      scope,
      scope.selector('deliveryOptions'),
      (box, each) =>
        inTurn(each, { element: box, name }, (turn) => {
          if (content.bgColor) styleSetter(turn, box as HTMLElement, 'background-color')(content.bgColor)
          inPlaceOf(turn, box, `${name}-list`)
          holdOpen(turn, box)
          placeElement(turn, listOf(content, isInset(box, content)), 'append', box)
        }),
      { first: true },
    )
  },
})

/** Returns whether the words would begin at the very edge of a ground that the box has only now. */
function isInset(box: Element, { bgColor }: Content): boolean {
  return bgColor !== '' && Number.parseFloat(getComputedStyle(box).paddingInlineStart) === 0
}

function listOf({ boxItem, textColor, underline }: Content, isInset: boolean): HTMLElement {
  const list = document.createElement('ul')
  list.className = `product-delivery-box-list${underline ? ' product-delivery-box-underlined' : ''}`
  if (isInset) list.classList.add('product-delivery-box-inset')
  list.setAttribute('role', 'list')
  list.style.color = textColor
  for (const { text } of boxItem) list.appendChild(document.createElement('li')).textContent = text
  return list
}

/** Keeps a foldable box open, because its toggle is hidden. Removal restores its state (PDP-27.6). */
function holdOpen(scope: ChangeScope, box: Element): void {
  if (!(box instanceof HTMLDetailsElement) || box.open || !scope.exposure.happens()) return
  box.open = true
  scope.onRemove(() => {
    box.open = false
  })
}
