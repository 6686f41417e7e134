/** Runs a task after some milliseconds, unless the signal is aborted before. */
export function runAfter(ms: number, task: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', cancelTimer)
    task()
  }, ms)
  const cancelTimer = () => clearTimeout(timer)
  signal.addEventListener('abort', cancelTimer, { once: true })
}
