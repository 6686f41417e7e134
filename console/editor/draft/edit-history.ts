/** What was edited, so that it can be undone: the states before the present one, and those that were undone. */
export type EditHistory<T> = {
  past: readonly T[]
  now: T
  future: readonly T[]
  /** The place of the last edit and its time in epoch milliseconds; null after undoing. */
  last: { place: string; at: number } | null
}

/** Typing at one place is a single step as long as no pause is longer than this. */
const pauseMs = 1500
const mostSteps = 200

export function beginHistory<T>(now: T): EditHistory<T> {
  return { past: [], now, future: [], last: null }
}

export function recordEdit<T>(history: EditHistory<T>, now: T, last: { place: string; at: number }): EditHistory<T> {
  const goesOn = history.last?.place === last.place && last.at - history.last.at < pauseMs
  const past = goesOn ? history.past : [...history.past, history.now].slice(-mostSteps)
  return { past, now, future: [], last }
}

export function undoEdit<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, now, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), now: past[past.length - 1] as T, future: [now, ...future], last: null }
}

export function redoEdit<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, now, future } = history
  if (future.length === 0) return history
  return { past: [...past, now], now: future[0] as T, future: future.slice(1), last: null }
}
