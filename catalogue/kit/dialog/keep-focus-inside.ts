import { isShown } from '../watch/is-shown.ts'
import { addListeners } from '../watch/listen.ts'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Keeps Tab and Shift+Tab within an element: after its last control follows the first one (SHR-03.2). */
export function keepFocusInside(element: HTMLElement, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const controls = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled') && isShown(each),
    )
    const [first, last] = [controls[0], controls[controls.length - 1]]
    const [end, next] = event.shiftKey ? [first, last] : [last, first]
    if (element.contains(document.activeElement) && document.activeElement !== end) return
    event.preventDefault()
    next?.focus()
  }
  addListeners(element, { keydown: onKeyDown }, { signal })
}
