import { runAfter } from '../watch/after.ts'

/**
 * Calls back now and with each second that is left until an instant, by the clock, so that it is right again after the tab
 * was in the background; the last time when it is over.
 */
export function countDown(untilMs: number, tell: (isOver: boolean) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const left = untilMs - Date.now()
  tell(left <= 0)
  // A browser's longest timer is some weeks; this one is never more than a second.
  if (left > 0) runAfter(left % 1000 || 1000, () => countDown(untilMs, tell, signal), signal)
}
