/**
 * Calls back with the reason of each unhandled promise rejection in a window. A rejection that the task claims reaches
 * no other listener: the capture phase comes before the page's own listeners.
 */
export function onUnhandled(shop: Partial<Pick<Window, 'addEventListener'>>, task: (reason: unknown) => boolean): void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!task(event.reason)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  shop.addEventListener?.('unhandledrejection', onRejection, { capture: true })
}
