import { limits } from '../limits.ts'

/** A selector, a window path (`window.a.b`), or a function that gives something when it is there (PO-01). */
export type PollTarget = string | (() => unknown)

export type PollNeeds = {
  query: (selector: string) => unknown
  /** Reads a path below the window. */
  path: (path: string) => unknown
  now: () => number
  after: (ms: number, task: () => void) => void
  /** Asks for the next animation frame; false where the page is hidden or has none. */
  frame?: (task: () => void) => boolean
}

/** `timeout` in milliseconds, 15 s unless given. */
export type PollOptions = { timeout?: number; signal?: AbortSignal }
/** `stop` ends the polling silently: the promise then never settles (PO-02). */
export type Poll = (targets: PollTarget | PollTarget[], options?: PollOptions) => Promise<unknown> & { stop(): void }

/** The frames of every 60 on which a look is taken (PO-04). */
const frames = [1, 2, 3, 5, 8, 13, 21, 34, 55]

/** Browsers take a longer timer for one that is due at once. */
const longestTimerMs = 2 ** 31 - 1

/**
 * Waits for one target, or for all of a list in its order (PO-01). The first look is immediate.
 * @throws (rejects) an error of code EPOLLER:TIMEOUT naming the target after 15 s (PO-02)
 */
export function createPoll(needs: PollNeeds): Poll {
  return (targets, { timeout = limits.pollTimeoutMs, signal } = {}) => {
    let stopped = false
    const pollFor = (target: PollTarget) =>
      pollOne(target, { ...needs, timeout, isStopped: () => stopped || signal?.aborted })
    const found = Array.isArray(targets) ? Promise.all(targets.map(pollFor)) : pollFor(targets)
    return Object.assign(found, {
      stop() {
        stopped = true
      },
    })
  }
}

type OnePoll = PollNeeds & { timeout: number; isStopped: () => boolean | undefined }

function pollOne(target: PollTarget, poll: OnePoll): Promise<unknown> {
  const { now, after, frame, timeout, isStopped } = poll
  const startedAt = now()
  let ended = false
  let ticks = 0
  let frameNumber = 0
  let interval: number = limits.pollTickMs

  return new Promise<unknown>((resolve, reject) => {
    const look = () => {
      if (ended || isStopped()) return
      const found = lookFor(target, poll)
      if (found === undefined && now() - startedAt < timeout) return next()
      ended = true
      if (found === undefined) reject(timedOut(target))
      else resolve(found)
    }
    const onFrame = () => {
      frameNumber = (frameNumber % 60) + 1
      if (frames.includes(frameNumber)) look()
      else if (!ended) next()
    }
    const next = () => {
      if (frame?.(onFrame)) return
      ticks++
      if (ticks > limits.pollTicksBeforeSlowing) interval *= limits.pollSlowingFactor
      after(interval, look)
    }
    look()
    // A timer of its own: frames stop when the page is hidden, and slowed ticks would overshoot.
    if (!ended) after(Math.min(timeout, longestTimerMs), look)
  })
}

function lookFor(target: PollTarget, { query, path }: PollNeeds): unknown {
  if (typeof target === 'function') return lookByFunction(target)
  const found = target.startsWith('window.') ? path(target.slice('window.'.length)) : query(target)
  return found === null ? undefined : found
}

/** Found unless it gives undefined, null or false; one that throws has not found it yet. */
function lookByFunction(look: () => unknown): unknown {
  try {
    const found = look()
    return found === null || found === false ? undefined : found
  } catch {
    return undefined
  }
}

function timedOut(target: PollTarget): Error {
  const error = new Error(`Poller: could not resolve ${target}`)
  return Object.assign(error, { code: 'EPOLLER:TIMEOUT' })
}
