import { addClass } from '../../kit/change/add-class.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { type Steps, takeSteps } from '../../kit/run/take-steps.ts'
import { slideCopies } from '../../kit/shop/slide-copies.ts'
import { textsBelow } from '../../kit/shop/texts-below.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { roomBelow } from './room-below.ts'

export type ButtonFacts = {
  button: Element
  item: Element
  /** Selector of the text in the item that must not be covered. */
  readable: string
  /** CSS class of the template. */
  name: string
}

/**
 * Keeps a button of an item visible, together with its containers within the item, and clear of the item's name,
 * price and picture (CAT-01.1, CAT-01.4, CAT-01.7).
 */
export function* keepVisible(scope: DisposableScope, { button, item, readable, name }: ButtonFacts): Steps {
  const around = [button]
  for (let at = button; at !== item && at.parentElement && at.parentElement !== item; at = at.parentElement)
    around.unshift(at.parentElement)
  // A slider has copied our classes together with the slide.
  if (item.closest(slideCopies))
    for (const each of around) each.classList.remove(name, `${name}-shown`, `${name}-beside`)
  addClass(scope, button, name)

  function* showButtons(): Steps {
    yield
    const looks = around.map((element) => {
      const { display, visibility, opacity } = getComputedStyle(element)
      return { element, isGone: display === 'none', isUnseen: visibility === 'hidden' || opacity === '0' }
    })
    yield
    for (const { element, isGone, isUnseen } of looks) {
      if (isGone) addClass(scope, element, `${name}-shown`)
      if (isUnseen) addClass(scope, element, name)
    }
    yield
    const placed = around.find((each) => getComputedStyle(each).position === 'absolute')
    if (!placed) return
    const clear = isCovering(button, item, readable)
      ? () => addClass(scope, placed, `${name}-beside`)
      : roomBelow(scope, { button, placed, item })
    yield
    clear()
  }
  const { signal } = scope
  const showAgain = () => requestAnimationFrame(() => signal.aborted || takeSteps([showButtons()]))
  // If the item is hovered now, the shop's styles without hover can only be read once the pointer has left.
  addListeners(item, { pointerleave: showAgain }, { signal })
  // A picture that is loaded late has its height then.
  addListeners(item, { load: () => item.matches(':hover') || showAgain() }, { capture: true, signal })
  yield* showButtons()
}

/** Whether an element currently overlaps readable text of the item. */
function isCovering(element: Element, item: Element, readable: string): boolean {
  const own = element.getBoundingClientRect()
  return [...item.querySelectorAll(readable)].some((words) =>
    textsBelow(words).some((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < own.right && right > own.left && top < own.bottom && bottom > own.top && !element.contains(text),
      )
    }),
  )
}
