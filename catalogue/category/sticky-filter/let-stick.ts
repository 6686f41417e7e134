import { addClass } from '../../kit/change/add-class.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'

/**
 * Lets an element stick to the window inside boxes of the shop that hide what is wider than them (CAT-02.1). A box with
 * `overflow-x: hidden` scrolls as well, so an element sticks to that box, which moves with the page. Clipping looks the same
 * and does not scroll. A box that really has something to scroll stays as it is.
 * @param name the prefix of the classes that `boxStyles` describes
 */
export function letStick(scope: DisposableScope, element: Element, name: string): void {
  for (let box = element.parentElement; box && box !== document.documentElement; box = box.parentElement) {
    const { overflowX, overflowY, display, minWidth } = getComputedStyle(box)
    const hides = overflowX === 'hidden' && ['hidden', 'auto'].includes(overflowY)
    if (!hides || box.scrollHeight > box.clientHeight || givesToWindow(box)) continue
    addClass(scope, box, `${name}-clips`)
    // Unlike a box that scrolls, one that clips encloses no floats, and as part of a row it is not narrower than its contents.
    if (display === 'block') addClass(scope, box, `${name}-encloses`)
    if (minWidth === 'auto') addClass(scope, box, `${name}-shrinks`)
  }
}

/** Whether the browser applies the overflow of this box to the window, as it does for `<body>` where `<html>` has none. */
function givesToWindow(box: Element): boolean {
  return box === document.body && getComputedStyle(document.documentElement).overflowX === 'visible'
}

/**
 * Browsers that cannot clip keep what the shop has. The rule for `<body>` outweighs no class, because shops keep the page from
 * scrolling with one while a panel is open.
 */
export const boxStyles = (name: string): string => `@supports (overflow: clip) {
  body:where(.${name}-clips) { overflow: clip visible }
  .${name}-clips:not(body) { overflow: clip visible !important }
  .${name}-encloses { display: flow-root !important }
  .${name}-shrinks { min-width: 0 !important }
}`
