import type { TimeFacts } from './wait-until.ts'

/** The conditions under which a mouse counts as leaving the page (TR-19). */
const leavingLimits = {
  /** Minimum upward speed in px per second. */
  speed: 500,
  /** Height of the strip at the top in which the movement must end, and stay until the trigger passes. */
  topPx: 150,
  /** A mouse this close to the left edge has another target, such as the browser's back button. */
  leftPx: 10,
  sampleMs: 100,
  /** Time from attaching the listener to the first evaluation. */
  settleMs: 500,
  /** Time from the movement until the trigger passes. */
  passMs: 300,
} as const

export type WatchNeeds = TimeFacts & {
  /** Calls back with the mouse position in the viewport at each move, until the signal is aborted. */
  onMouseMove: (task: (x: number, y: number) => void, signal: AbortSignal) => void
  signal: AbortSignal
}

type MouseSample = { x: number; y: number; at: number }

/** Calls back when the mouse moves quickly to the top edge and stays there (TR-19). */
export function watchForLeaving(onLeaving: () => void, { now, after, onMouseMove, signal }: WatchNeeds): void {
  const attachedAt = now()
  let latest: Omit<MouseSample, 'at'> | undefined
  let previous: MouseSample | undefined
  let isThrottled = false
  let armed: object | undefined

  onMouseMove((x, y) => {
    if (y > leavingLimits.topPx) armed = undefined
    latest = { x, y }
    if (!isThrottled) sampleMove(latest)
  }, signal)

  /** Takes a sample; a move that comes too early is sampled later, because a mouse that has left causes no further moves. */
  function sampleMove(move: Omit<MouseSample, 'at'>): void {
    const current = { ...move, at: now() }
    if (previous && current.at - attachedAt >= leavingLimits.settleMs && isLeaving(previous, current)) armTimer()
    previous = current
    latest = undefined
    isThrottled = true
    after(leavingLimits.sampleMs, () => {
      isThrottled = false
      if (latest && !signal.aborted) sampleMove(latest)
    })
  }

  function armTimer(): void {
    if (armed) return
    const own = {}
    armed = own
    after(leavingLimits.passMs, () => {
      if (armed === own && !signal.aborted) onLeaving()
    })
  }
}

function isLeaving(from: MouseSample, { x, y, at }: MouseSample): boolean {
  const { speed, topPx, leftPx } = leavingLimits
  return y <= topPx && x > leftPx && from.y - y >= (speed * (at - from.at)) / 1000
}
