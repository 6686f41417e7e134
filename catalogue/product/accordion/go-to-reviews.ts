import { speeds } from '../../kit/change/motion.ts'
import { firstToggle, isOpen } from '../../kit/change/toggle.ts'
import { focusOn } from '../../kit/dialog/focus-on.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { scrollWindowTo } from '../../kit/watch/scroll-window-to.ts'

/** The duration of the scrolling in ms, and the end position in px below the top of the window (PDP-01.5). */
const ms = 300
const below = 100

/** Scrolls from the heading to the reviews and opens the first of them (PDP-01.5, PDP-01.6). */
export function goToReviews(scope: DisposableScope, button: HTMLButtonElement, section: Element): void {
  const openFirst = () => {
    const toggle = firstToggle(section)
    if (!toggle || isOpen(toggle)) return
    toggle.click()
    scope.onRemove(() => isOpen(toggle) && toggle.click())
  }
  const onClick = () => {
    openFirst()
    const heading = section.querySelector('h1, h2, h3, h4, h5, h6')
    if (heading) focusOn(scope, heading)
    // The panel that closes is above the reviews.
    scrollWindowTo({ element: section, below, ms, settlesMs: speeds.default + 100 }, scope.signal)
  }
  addListeners(button, { click: onClick }, scope)
}
