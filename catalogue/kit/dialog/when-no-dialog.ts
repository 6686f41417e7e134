import { runAfter } from '../watch/after.ts'
import { eitherSignal } from '../watch/either-signal.ts'
import { addListeners } from '../watch/listen.ts'
import { watchPage } from '../watch/watch-page.ts'

/** Wait after the last dialog has closed, in ms (SHR-03.7). */
const pauseMs = 200

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
  // A closed dialog fires an event that does not bubble, and a removed one fires none.
  addListeners(document, { close: checkDialogs }, { capture: true, signal: both })
  watchPage(checkDialogs, both)
}

/** PhotoSwipe shows a product's pictures over the page without a `<dialog>`, and takes Escape for itself. */
function isDialogOpen(): boolean {
  return Boolean(document.querySelector('.pswp--open')) || [...document.querySelectorAll('dialog')].some(isModal)
}

/** Returns whether a dialog is modal. Safari before 15.6 does not know `:modal`: there an open dialog counts as modal. */
export function isModal(dialog: HTMLDialogElement): boolean {
  return dialog.matches(CSS.supports('selector(:modal)') ? ':modal' : '[open]')
}
