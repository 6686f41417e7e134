/** Resolves like a promise, or to `stopped` as soon as the signal is aborted. Leaves no listener on the signal. */
export function orStopped<T>(work: Promise<T>, signal: AbortSignal, stopped: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const resolveStopped = () => resolve(stopped)
    if (signal.aborted) resolveStopped()
    signal.addEventListener('abort', resolveStopped, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', resolveStopped))
  })
}

/** Returns whether an error is a poll's time-out (PO-02), which does not count as an error of user code (EX-23). */
export function isTimeout(error: unknown): error is Error {
  return error instanceof Error && (error as { code?: unknown }).code === 'EPOLLER:TIMEOUT'
}

/** The signal that stops a waiting rule, and the function by which it reports what it waits for. */
export type WaitReport = { signal: AbortSignal; waits: (because: string) => void }
