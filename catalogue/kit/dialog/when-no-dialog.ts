import { runAfter } from '../watch/after.ts'
import { eitherSignal } from '../watch/either-signal.ts'
import { addListeners } from '../watch/listen.ts'

/** Wait after the last dialog has closed, in ms (SHR-03.7). */
const pauseMs = 200

/** How often it looks for whether it has, in ms. */
const lookMs = 50

/**
 * Runs a task when no dialog is open on the page, including those of the shop: immediately, or 200 ms after the last one has
 * closed (SHR-03.7). It looks at the page itself, so it works across experiences and copies of the script.
 */
export function whenNoDialog(task: () => void, signal: AbortSignal): void {
  if (!isDialogOpen()) {
    task()
    return
  }
  const looking = new AbortController()
  const both = eitherSignal(signal, looking.signal)
  const checkDialogs = () => {
    if (isDialogOpen()) return
    looking.abort()
    runAfter(pauseMs, () => whenNoDialog(task, signal), signal)
  }
  // A closed dialog fires an event that does not bubble, a removed one fires none, and others may close by a class alone.
  addListeners(document, { close: checkDialogs }, { capture: true, signal: both })
  const timer = setInterval(checkDialogs, lookMs)
  both.addEventListener('abort', () => clearInterval(timer))
}

/**
 * Libraries such as Bootstrap show dialogs, drawers and a product's pictures over the page without a `<dialog>`, and take
 * focus and Escape for themselves. One that is closed may be anywhere on the page, and a bar of cookies may call itself a
 * dialog: what counts is in the middle of the window, or has focus.
 */
function isDialogOpen(): boolean {
  const around = '[role$="dialog"], [aria-modal="true"], .mfp-wrap'
  const isInside = (element: Element | null) => Boolean(element?.closest(around))
  return (
    Boolean(document.querySelector('.pswp--open')) ||
    [...document.querySelectorAll('dialog')].some(isModal) ||
    isInside(document.activeElement) ||
    // Asking for the middle has the page laid out.
    (Boolean(document.querySelector(around)) && isInside(document.elementFromPoint(innerWidth / 2, innerHeight / 2)))
  )
}

/** Returns whether a dialog is modal. Safari before 15.6 does not know `:modal`: there an open dialog counts as modal. */
export function isModal(dialog: HTMLDialogElement): boolean {
  return dialog.matches(CSS.supports('selector(:modal)') ? ':modal' : '[open]')
}
