import { runAfter } from '../watch/after.ts'
import { eitherSignal } from '../watch/either-signal.ts'
import { addListeners } from '../watch/listen.ts'
import { watchPage } from '../watch/watch-page.ts'

/** SHR-03.7 */
const pauseMs = 200

/**
 * Runs a task when no dialog is open on the page, the shop's own included: at once, or 200 ms after the last one has
 * closed (SHR-03.7). The page itself says what is open, so that this holds across experiences and copies of the script.
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
  // A dialog is closed, which tells those above it only while going down to it, or taken off the page.
  addListeners(document, { close: checkDialogs }, { capture: true, signal: both })
  watchPage(checkDialogs, both)
}

function isDialogOpen(): boolean {
  return Array.from(document.querySelectorAll('dialog'), isModal).some(Boolean)
}

/** Whether a dialog is over its page. Safari before 15.6 does not know `:modal`: an open one counts there. */
export function isModal(dialog: HTMLDialogElement): boolean {
  return dialog.matches(CSS.supports('selector(:modal)') ? ':modal' : '[open]')
}
