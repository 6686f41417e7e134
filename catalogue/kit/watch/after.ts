/** Runs a task after some milliseconds, unless the signal is aborted before. */
export function after(ms: number, task: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', cancel)
    task()
  }, ms)
  const cancel = () => clearTimeout(timer)
  signal.addEventListener('abort', cancel, { once: true })
}
