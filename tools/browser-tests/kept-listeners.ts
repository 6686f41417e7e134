import './pointer.ts' // whose listeners stay

/** What no file of tests removes, and what runs of the script listen to. */
const lasting: unknown[] = [window, document, (window as { navigation?: EventTarget }).navigation, visualViewport]

let removals: (() => void)[] = []

function noteListeners(of: Pick<EventTarget, 'addEventListener'>): void {
  const { addEventListener } = of
  of.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    addEventListener.call(target, type, listener, options)
    // React listens to selections once for each document.
    if (!listener || !lasting.includes(target) || type === 'selectionchange') return
    const capture = typeof options === 'object' ? options.capture : options
    removals.push(() => target.removeEventListener(type, listener, capture))
  }
}

noteListeners(EventTarget.prototype)
// The window of a test has a method of its own, which calls that of before.
if (Object.hasOwn(window, 'addEventListener')) noteListeners(window)

/**
 * Removes what was attached to the page since the last call. Runs of the script listen as long as there is a page, and would
 * start their experiences anew when a later test goes to another address.
 */
export function removeListeners(): void {
  for (const remove of removals) remove()
  removals = []
}
