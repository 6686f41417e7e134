/** What a promise yields, or `stopped` as soon as the signal is aborted. Nothing is left on the signal afterwards. */
export function orStopped<T>(work: Promise<T>, signal: AbortSignal, stopped: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const resolveStopped = () => resolve(stopped)
    if (signal.aborted) resolveStopped()
    signal.addEventListener('abort', resolveStopped, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', resolveStopped))
  })
}

/** Whether an error is a poller's that gave up (PO-02): no error of user code (EX-23). */
export function isTimeout(error: unknown): error is Error {
  return error instanceof Error && (error as { code?: unknown }).code === 'EPOLLER:TIMEOUT'
}

/** How a rule waits: until it is stopped, telling what for. */
export type WaitReport = { signal: AbortSignal; waits: (because: string) => void }
