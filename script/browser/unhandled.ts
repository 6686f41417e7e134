/**
 * Calls back with the reason of each promise of a window that nobody handled; what the task takes as its own is heard by
 * nobody else: in the capture phase it comes before the page's own listeners.
 */
export function onUnhandled(shop: Partial<Pick<Window, 'addEventListener'>>, task: (reason: unknown) => boolean): void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!task(event.reason)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  shop.addEventListener?.('unhandledrejection', onRejection, { capture: true })
}
