import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'

const leaveAsIs = () => {}

export type PlacedButton = {
  button: Element
  /** The button, or what the shop places around it. */
  placed: Element
  item: Element
}

/**
 * Measures a wide button that lies on a picture at its lower edge, and returns what makes the box of the picture higher by it, so
 * that the button stands below the picture (CAT-01.7). A small one, such as a heart in a corner, stays on it.
 */
export function roomBelow(scope: DisposableScope, { button, placed, item }: PlacedButton): () => void {
  // Masonry and virtual lists place each item, or its row, by a height that they have measured: a higher one would cover the next.
  if ([item, item.parentElement].some((each) => each && getComputedStyle(each).position === 'absolute'))
    return leaveAsIs
  const box = (placed as HTMLElement).offsetParent
  const picture = [...(box?.querySelectorAll('img, video') ?? [])].find(isInFlow)
  if (!(box instanceof HTMLElement) || !picture) return leaveAsIs
  const own = button.getBoundingClientRect()
  const shown = picture.getBoundingClientRect()
  const isOnPicture = own.top > shown.top + shown.height / 2 && own.top < shown.bottom && own.width > shown.width / 2
  if (!isOnPicture) return leaveAsIs
  const { bottom } = box.getBoundingClientRect()
  // As much above the button as below it.
  const room = `${bottom - own.top + Math.max(0, bottom - own.bottom)}px`
  return () => styleSetter(scope, box, 'padding-bottom')(room)
}

/** Whether padding below it moves what is at the edge of its box away from it. */
function isInFlow(picture: Element): boolean {
  return !/absolute|fixed/.test(getComputedStyle(picture).position) && picture.getBoundingClientRect().height > 0
}
