/** Code that places the focus itself does so within this time; what opens after a dialog does, too. */
const patienceMs = 100

/** An element that had the focus, and what was around it then, from the inside to the outside. */
type FocusPlace = { element: HTMLElement; around: HTMLElement[] }

/**
 * Gives the focus back to a reader without a mouse who loses it with an element: to the same one where it was only disabled for a moment,
 * otherwise to the part of the page or the dialog that it was in. Without this they would begin at the top of the page again.
 * @param content the page within what is around all pages
 * @returns ends it
 */
export function keepFocus(content: HTMLElement): () => void {
  let inPage: FocusPlace | null = null
  let inDialog: FocusPlace | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function rememberPlace({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    const dialog = target.closest<HTMLElement>('[role=alertdialog]')
    inDialog = dialog && placeOf(target, dialog)
    // After a dialog its reader is where they were before it.
    if (!dialog) inPage = content.contains(target) ? placeOf(target, content) : null
  }
  function forgetPlace({ target }: FocusEvent): void {
    // Who loses it to a moment in which it is disabled, or behind a dialog, does not leave, however late this would be looked at.
    if (!isUsable(target)) return
    // Whoever leaves an element that is still there wants to. Some browsers tell before it is gone.
    setTimeout(() => {
      const isLeft = isUsable(target) && document.activeElement === document.body
      if (isLeft && inPage?.element === target) inPage = null
    })
  }
  function returnFocus(): void {
    timer = undefined
    if (document.activeElement !== document.body) return
    const place = inDialog?.around.at(-1)?.isConnected ? inDialog : inPage
    if (place?.element.isConnected) {
      if (isUsable(place.element)) place.element.focus({ preventScroll: true })
    } else place && focusPart(place.around.find((each) => each.isConnected))
  }
  const watcher = new MutationObserver(() => {
    if ((inPage || inDialog) && document.activeElement === document.body) timer ??= setTimeout(returnFocus, patienceMs)
  })
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] })
  document.addEventListener('focusin', rememberPlace)
  document.addEventListener('focusout', forgetPlace)
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    document.removeEventListener('focusin', rememberPlace)
    document.removeEventListener('focusout', forgetPlace)
  }
}

function placeOf(element: HTMLElement, end: HTMLElement): FocusPlace {
  const around: HTMLElement[] = []
  for (let part = element.parentElement; part && part !== end; part = part.parentElement)
    if (part.matches('section, fieldset')) around.push(part)
  return { element, around: [...around, end] }
}

function focusPart(part: HTMLElement | undefined): void {
  // The whole page is known by its heading.
  const target = part?.querySelector<HTMLElement>(':scope > .page-heading > h1') ?? part
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

const isUsable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.isConnected && !target.matches(':disabled, [inert] *')
