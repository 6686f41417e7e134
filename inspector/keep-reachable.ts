/** The interval between two looks for an open dialog, in milliseconds; a page opens one without an event. */
const lookAgainMs = 300

/**
 * Puts the inspector next to the body, and into a modal dialog of the page as long as one is open: whatever is outside of it
 * is covered and takes no click. There it is a popover, so that the dialog's own box does not clip it.
 */
export function keepReachable(host: HTMLElement): void {
  const placeHost = () => {
    const dialog = topModal()
    const around = dialog ?? document.documentElement
    if (host.parentElement !== around) around.append(host)
    if (!('popover' in host)) return
    host.popover = dialog ? 'manual' : null
    if (dialog && !host.matches(':popover-open')) host.showPopover()
  }
  placeHost()
  setInterval(placeHost, lookAgainMs)
}

function topModal(): Element | undefined {
  const open = [...document.querySelectorAll('dialog:modal')]
  if (open.length < 2) return open[0]
  // All but the topmost is inert, so that any point belongs to that one.
  return document.elementFromPoint(1, 1)?.closest('dialog:modal') ?? open.at(-1)
}
