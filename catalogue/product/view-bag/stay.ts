import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { runAfter } from '../../kit/watch/after.ts'

/** A time that runs out, unless it is begun anew or stands still meanwhile. */
export type Stay = {
  /** So many milliseconds from now on; while it stands still, from when it goes on. */
  begin(ms: number): void
  standStill(isStill: boolean): void
}

/** Calls back when the time has run out (PDP-12.2, PDP-12.4, PDP-12.5). */
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
