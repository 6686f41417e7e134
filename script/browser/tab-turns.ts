import { limits } from '../limits.ts'
import { openKeyValue } from './key-value.ts'
import { onRestored } from './restored.ts'

type Task<R> = () => Promise<R>

/**
 * Runs a task in one tab of this origin at a time (BY-02, QU-05). A tab that dies, or goes to the back-forward cache,
 * frees its turn; from one that gives no sign for `silentMs` the turn is taken. Undefined when the page is left.
 */
export type RunInOneTab = <R>(name: string, task: Task<R>, silentMs: number) => Promise<R | undefined>

/** What a tab writes into local storage reaches the other tabs' processes a moment later. */
const settlingMs = 50
/** For a page on its way into the back-forward cache to end its turn. */
const goodbyeMs = 400

/**
 * Calls `count` once no other tab counts. Resolves then, or after `limits.countingTurnMs`, or at once without locks: the caller
 * calls `count` afterwards in any case, so that nobody is held up by a tab that hangs.
 */
export type CountInTurn = (count: () => void) => Promise<void>

/** Opens the turns of this page. */
export function openTabTurns(): { inTurn: RunInOneTab; countInTurn: CountInTurn } {
  let left: AbortSignal
  function holdUntilClosed(): void {
    const leaving = new AbortController()
    left = leaving.signal
    addEventListener('pagehide', () => leaving.abort())
  }
  holdUntilClosed()
  onRestored(holdUntilClosed)
  const countInTurn: CountInTurn = (count) =>
    Promise.race([
      pauseFor(limits.countingTurnMs),
      navigator.locks?.request('qb_count', { signal: left }, count),
    ]).catch(() => {}) as Promise<void>
  const runInOneTab: RunInOneTab = async (name, task, silentMs) => {
    // Web Locks are missing on plain http and in old browsers.
    if (!navigator.locks) {
      const { underLease } = await import('./lease.ts')
      return underLease(openKeyValue(window, 'localStorage'), { name, task, silentMs })
    }
    const signal = left
    // A tab that asks when nobody has a turn does not wait: so this one ends when the others see what was done in it.
    const whileThere = () => Promise.race([task().finally(waitToSettle), untilLeft(signal)])
    try {
      return await inTurn(name, whileThere, silentMs, signal)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  return { inTurn: runInOneTab, countInTurn }
}

/**
 * Neither a lock nor the wait for one may go into the back-forward cache: the page would be lost when another one has its
 * turn (BY-03). @throws (rejects) also when the page is left
 */
async function inTurn<R>(name: string, task: Task<R>, silentMs: number, left: AbortSignal): Promise<R> {
  const requestLock = (options: LockOptions, run: Task<R>): Promise<R> =>
    left.aborted ? Promise.reject(left) : navigator.locks.request(name, options, run)
  let holder = await holderOf(name)
  // Perhaps it is the page before this one, which asked now would be thrown out of the cache.
  if (holder) await pauseFor(goodbyeMs)
  for (;;) {
    // Neither `AbortSignal.any` nor `.timeout` is in Safari 16.
    const waiting = new AbortController()
    const giveUpWaiting = () => waiting.abort()
    const timer = setTimeout(giveUpWaiting, silentMs)
    left.addEventListener('abort', giveUpWaiting)
    try {
      return await requestLock({ signal: waiting.signal }, async () => {
        clearTimeout(timer)
        // A page that was left ended its turn at once: without this the next would do all it did once more.
        if (holder) await waitToSettle()
        if (left.aborted) throw left
        return task()
      })
    } catch (error) {
      if (left.aborted || !waiting.signal.aborted) throw error
    }
    const now = await holderOf(name)
    // The same one as before we waited: several tabs in a row are no silence.
    if (now && now === holder) return requestLock({ steal: true }, task)
    holder = now
  }
}

const untilLeft = (left: AbortSignal) =>
  new Promise<undefined>((end) => left.addEventListener('abort', () => end(undefined)))

const waitToSettle = () => pauseFor(settlingMs)

const pauseFor = (ms: number) => new Promise((go) => setTimeout(go, ms))

async function holderOf(name: string): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query()
  return held.find((lock) => lock.name === name)?.clientId
}
