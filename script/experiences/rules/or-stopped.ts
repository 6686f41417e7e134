/** What a promise yields, or `stopped` as soon as the signal is aborted. Nothing is left on the signal afterwards. */
export function orStopped<T>(work: Promise<T>, signal: AbortSignal, stopped: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const resolveStopped = () => resolve(stopped)
    if (signal.aborted) resolveStopped()
    signal.addEventListener('abort', resolveStopped, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', resolveStopped))
  })
}
