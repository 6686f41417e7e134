import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { runAfter } from '../../kit/watch/after.ts'

/** A timeout that can be restarted and paused. */
export type Stay = {
  /** Restarts the timeout with this many milliseconds; when paused, they start on resumption. */
  begin(ms: number): void
  standStill(isStill: boolean): void
}

/** Calls back when the timeout has run out (PDP-12.2, PDP-12.4, PDP-12.5). */
export function createStay(scope: DisposableScope, now: () => number, done: () => void): Stay {
  let left = 0
  let since = 0
  let running: InnerScope | undefined

  function haltTimer(): void {
    if (running) left -= now() - since
    running?.end()
    running = undefined
  }

  function startTimer(): void {
    running = innerScope(scope)
    since = now()
    runAfter(Math.max(0, left), done, running.signal)
  }

  scope.onRemove(haltTimer)
  let stands = false
  return {
    begin(ms) {
      haltTimer()
      left = ms
      if (!stands) startTimer()
    },
    standStill(isStill) {
      if (isStill === stands || scope.signal.aborted) return
      stands = isStill
      if (isStill) haltTimer()
      else startTimer()
    },
  }
}
