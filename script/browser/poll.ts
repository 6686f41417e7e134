import { limits } from '../limits.ts'
import { longestTimerMs } from '../longest-timer.ts'

/**
 * A selector, a window path (`window.a.b`), or a function that returns a truthy value once its target exists (PO-01).
 */
export type PollTarget = string | (() => unknown)

export type PollNeeds = {
  query: (selector: string) => unknown
  /** Reads a path relative to the window. */
  path: (path: string) => unknown
  after: (ms: number, task: () => void) => void
  /** Requests the next animation frame; returns false where the page is hidden or has no frames. */
  frame?: (task: () => void) => boolean
  /** Calls back when elements of the page change, until the returned function is called. */
  onChange?: (task: () => void) => () => void
}

/** `timeout` is in milliseconds and defaults to 15 s. */
export type PollOptions = { timeout?: number; signal?: AbortSignal }
/** `stop` ends the polling silently: the promise then never settles (PO-02). */
export type Poll = (targets: PollTarget | PollTarget[], options?: PollOptions) => Promise<unknown> & { stop(): void }

/** The frames out of every 60 on which the poll looks (PO-04). */
const frames = [1, 2, 3, 5, 8, 13, 21, 34, 55]

/**
 * Waits for one target, or until all targets of a list exist at the same time (PO-01). Looks immediately; selectors
 * are also looked for whenever the page changes.
 * @throws (rejects) an error of code EPOLLER:TIMEOUT that names the target after 15 s (PO-02), and at once for an
 * invalid target
 */
export function createPoll(needs: PollNeeds): Poll {
  return (targets, { timeout = limits.pollTimeoutMs, signal } = {}) => {
    let ended = false
    let unwatch: (() => void) | undefined
    const stopPolling = () => {
      ended = true
      unwatch?.()
    }
    const found = new Promise<unknown>((resolve, reject) => {
      const list = Array.isArray(targets) ? targets : [targets]
      if (!(list.every(isTarget) && timeout >= 0))
        throw new TypeError(`Poller: cannot wait ${timeout} ms for ${JSON.stringify(targets)}`)
      let isLate = false

      function checkTarget(): void {
        if (ended) return
        const values = list.map((target) => lookFor(target, needs))
        const missing = values.indexOf(undefined)
        if (missing >= 0 && !isLate) return
        stopPolling()
        if (missing >= 0) reject(timedOut(list[missing]))
        else resolve(Array.isArray(targets) ? values : values[0])
      }

      if (signal?.aborted) return
      checkTarget()
      if (ended) return
      signal?.addEventListener('abort', stopPolling)
      if (list.some(isSelector)) unwatch = needs.onChange?.(checkTarget)
      startTicking(needs, checkTarget, () => ended)
      // The time-out has its own timer: frames stop when the page is hidden, ticks that slow down would overshoot, and
      // the clock may be changed.
      needs.after(Math.min(timeout, longestTimerMs), () => {
        isLate = true
        checkTarget()
      })
    })
    return Object.assign(found, { stop: stopPolling })
  }
}

/** Looks repeatedly: on animation frames, or by timers that slow down (PO-03, PO-04). */
function startTicking({ after, frame }: PollNeeds, look: () => void, hasEnded: () => boolean): void {
  let ticks = 0
  let frameNumber = 0
  let interval: number = limits.pollTickMs
  const onFrame = () => {
    frameNumber = (frameNumber % 60) + 1
    if (frames.includes(frameNumber)) look()
    scheduleNext()
  }
  const onTick = () => {
    look()
    scheduleNext()
  }
  const scheduleNext = () => {
    if (hasEnded() || frame?.(onFrame)) return
    ticks++
    if (ticks > limits.pollTicksBeforeSlowing) interval *= limits.pollSlowingFactor
    after(interval, onTick)
  }
  scheduleNext()
}

function isTarget(target: unknown): boolean {
  return typeof target === 'function' || (typeof target === 'string' && target.trim() !== '')
}

function isSelector(target: PollTarget): boolean {
  return typeof target === 'string' && !target.startsWith('window.')
}

/** Looks for a target; returns undefined while it does not exist. @throws for a text that is not a selector */
function lookFor(target: PollTarget, { query, path }: PollNeeds): unknown {
  if (typeof target === 'function') return valueOrNothing(target) || undefined
  if (!isSelector(target)) return valueOrNothing(() => path(target.slice('window.'.length)))
  try {
    return query(target) ?? undefined
  } catch {
    throw new TypeError(`Poller: ${target} is no selector`)
  }
}

/** A look that throws, even in one of the page's own getters, has not found its target yet. */
function valueOrNothing(look: () => unknown): unknown {
  try {
    return look()
  } catch {
    return undefined
  }
}

function timedOut(target?: PollTarget): Error {
  const error = new Error(`Poller: could not resolve ${target}`)
  return Object.assign(error, { code: 'EPOLLER:TIMEOUT' })
}
