/**
 * Limits a task to one run per `everyMs` milliseconds: the first call runs immediately, and the calls in between are
 * combined into one run at the end. An abort ends it.
 */
export function atMostEvery(everyMs: number, task: () => void, signal: AbortSignal): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  signal.addEventListener('abort', () => clearTimeout(resting), { once: true })

  function callTask(): void {
    isWanted = resting !== undefined
    if (isWanted || signal.aborted) return
    task()
    resting = setTimeout(() => {
      resting = undefined
      if (isWanted) callTask()
    }, everyMs)
  }
  return callTask
}
