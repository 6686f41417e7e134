import { limits } from '../limits.ts'
import { longestTimerMs } from '../longest-timer.ts'

/** A selector, a window path (`window.a.b`), or a function that gives something truthy when it is there (PO-01). */
export type PollTarget = string | (() => unknown)

export type PollNeeds = {
  query: (selector: string) => unknown
  /** Reads a path below the window. */
  path: (path: string) => unknown
  after: (ms: number, task: () => void) => void
  /** Asks for the next animation frame; false where the page is hidden or has none. */
  frame?: (task: () => void) => boolean
  /** Calls back when elements of the page change, until what it answers is called. */
  onChange?: (task: () => void) => () => void
}

/** `timeout` in milliseconds, 15 s unless given. */
export type PollOptions = { timeout?: number; signal?: AbortSignal }
/** `stop` ends the polling silently: the promise then never settles (PO-02). */
export type Poll = (targets: PollTarget | PollTarget[], options?: PollOptions) => Promise<unknown> & { stop(): void }

/** The frames of every 60 on which a look is taken (PO-04). */
const frames = [1, 2, 3, 5, 8, 13, 21, 34, 55]

/**
 * Waits for one target, or until all of a list are there at the same time (PO-01). The first look is immediate; selectors are looked
 * for when the page changes as well.
 * @throws (rejects) an error of code EPOLLER:TIMEOUT naming the target after 15 s (PO-02), and at once for what is no target
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
      // A timer of its own: frames stop when the page is hidden, slowed ticks would overshoot, and a clock may be set.
      needs.after(Math.min(timeout, longestTimerMs), () => {
        isLate = true
        checkTarget()
      })
    })
    return Object.assign(found, { stop: stopPolling })
  }
}

/** Looks again and again: on animation frames, or by timers that slow down (PO-03, PO-04). */
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

/** Undefined for what is not there yet. @throws for a text that is no selector */
function lookFor(target: PollTarget, { query, path }: PollNeeds): unknown {
  if (typeof target === 'function') return valueOrNothing(target) || undefined
  if (!isSelector(target)) return valueOrNothing(() => path(target.slice('window.'.length)))
  try {
    return query(target) ?? undefined
  } catch {
    throw new TypeError(`Poller: ${target} is no selector`)
  }
}

/** What throws, be it the page's own getter, has not found it yet. */
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
