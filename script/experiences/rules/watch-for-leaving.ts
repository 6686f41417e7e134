import type { TimeFacts } from './wait-until.ts'

/** When a mouse counts as leaving the page (TR-19). */
const leavingLimits = {
  /** Upward, in px per second. */
  speed: 500,
  /** The strip at the top in which the movement ends, and which it may not leave before the trigger passes. */
  topPx: 150,
  /** A mouse this near to the left edge is on its way to something else. */
  leftPx: 10,
  sampleMs: 100,
  /** From attaching to the first evaluation. */
  settleMs: 500,
  /** From the movement to the passing. */
  passMs: 300,
} as const

export type WatchNeeds = TimeFacts & {
  /** Calls back with the position in the viewport at each move of the mouse, until the signal is aborted. */
  onMouseMove: (task: (x: number, y: number) => void, signal: AbortSignal) => void
  signal: AbortSignal
}

type MouseSample = { x: number; y: number; at: number }

/** Calls back when the mouse moves quickly towards the top edge and stays there (TR-19). */
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

  /** A move that comes too early is taken when its turn comes: a mouse that has left gives no other. */
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
