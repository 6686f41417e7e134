/**
 * A promise whose failure nobody has to handle: it rejects for who does, and never raises `unhandledrejection`, nor do the
 * promises that are made of it without a handler of failures (CT-08). What such a chain throws itself is still seen.
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
  // biome-ignore lint/suspicious/noThenProperty: it is a promise already, and stays one
  promise.then = passingOn as typeof promise.then
  promise.finally = (task) => guardPromise(lastly(task), settled)
  return promise
}
