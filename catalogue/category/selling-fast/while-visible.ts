import { runAfter } from '../../kit/watch/after.ts'

/** Runs a task every so many milliseconds while the tab is visible, until the signal is aborted. */
export function whileVisible(everyMs: number, task: () => void, signal: AbortSignal): void {
  runAfter(
    everyMs,
    () => {
      if (document.visibilityState === 'visible') task()
      whileVisible(everyMs, task, signal)
    },
    signal,
  )
}
