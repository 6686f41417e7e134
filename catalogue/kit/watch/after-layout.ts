/**
 * Calls back once the browser has laid out an element by itself. Reading its size costs nothing then; before, it would have
 * the whole page laid out once more.
 */
export function afterLayout(element: Element, signal: AbortSignal, task: () => void): void {
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect()
    if (!signal.aborted) task()
  })
  laidOut.observe(element)
}
