/**
 * A task that runs at most once in `everyMs` milliseconds: the first call at once, those in between together at the end. An
 * abort ends it.
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
