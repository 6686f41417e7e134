/**
 * Returns a promise whose rejection need not be handled: it never triggers `unhandledrejection`; nor do promises derived
 * from it without a rejection handler (CT-08). Errors that such a chain throws itself remain visible.
 */
export function neverUnhandled<T>(promise: Promise<T>): Promise<T> {
  return guardPromise(promise, promise.then.bind(promise))
}

/** `settled` calls the `then` of the promise that began the chain. */
function guardPromise<T>(promise: Promise<T>, settled: Promise<unknown>['then']): Promise<T> {
  const then = promise.then.bind(promise)
  const lastly = promise.finally.bind(promise)
  void settled(undefined, () => then(undefined, () => {}))
  const passingOn = (onDone?: never, onFailed?: never) => {
    const next = then(onDone, onFailed)
    return typeof onFailed === 'function' ? next : guardPromise(next, settled)
  }
  // biome-ignore lint/suspicious/noThenProperty: it is a promise already and remains one
  promise.then = passingOn as typeof promise.then
  promise.finally = (task) => guardPromise(lastly(task), settled)
  return promise
}
