/** What a promise yields, or `stopped` as soon as the signal is aborted. Nothing is left on the signal afterwards. */
export function orStopped<T>(work: Promise<T>, signal: AbortSignal, stopped: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(stopped)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
