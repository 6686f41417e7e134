import { runAfter } from '../watch/after.ts'

/**
 * Calls back immediately and at each full second until an instant, the last time when it is reached. It follows the clock,
 * so it is correct again after the tab was in the background.
 */
export function countDown(untilMs: number, tell: (isOver: boolean) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const left = untilMs - +new Date()
  tell(left <= 0)
  // Never longer than a second, so the limit of timers (about 24 days) is not reached.
  if (left > 0) runAfter(left % 1000 || 1000, () => countDown(untilMs, tell, signal), signal)
}
