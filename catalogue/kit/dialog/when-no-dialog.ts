import { runAfter } from '../watch/after.ts'

/** Wait after the last dialog has closed, in ms (SHR-03.7). */
const pauseMs = 200

/** How often it looks for whether it has, in ms: one that is removed, or closed by a class alone, tells nobody. */
const lookMs = 100

/** What libraries show over the page without a `<dialog>`; Magnific Popup does not say what it is. */
const others = '[role$=dialog],.mfp-wrap'

/**
 * Runs a task when no dialog is open on the page, including those of the shop: immediately, or 200 ms after the last one has
 * closed (SHR-03.7). It looks at the page itself, so it works across experiences and copies of the script.
 * @param wasOpen whether one was when it looked the last time
 */
export function whenNoDialog(task: () => void, signal: AbortSignal, wasOpen = false): void {
  const isOpen = isDialogOpen()
  if (isOpen || wasOpen) runAfter(isOpen ? lookMs : pauseMs, () => whenNoDialog(task, signal, isOpen), signal)
  else task()
}

/**
 * Libraries such as Bootstrap and PhotoSwipe take focus and Escape for themselves. One that is closed may be anywhere on the
 * page, and a bar of cookies may call itself a dialog: what counts has the focus, or is in the middle of the window.
 */
function isDialogOpen(): boolean {
  return (
    [...document.querySelectorAll('dialog')].some(isModal) ||
    [document.activeElement, document.elementFromPoint(innerWidth / 2, innerHeight / 2)].some((each) =>
      each?.closest(others),
    )
  )
}

/** Returns whether a dialog is modal. Safari before 15.6 does not know `:modal`: there an open dialog counts as modal. */
export function isModal(dialog: HTMLDialogElement): boolean {
  return dialog.matches(CSS.supports('selector(:modal)') ? ':modal' : '[open]')
}
