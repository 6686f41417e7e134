import { limits } from '../limits.ts'
import { openKeyValue } from './key-value.ts'
import { onRestored } from './restored.ts'

type Task<R> = () => Promise<R>

/**
 * Runs a task in one tab of this origin at a time (BY-02, QU-05). A tab that dies or enters the back-forward cache
 * releases its turn; a tab that gives no sign of life for `silentMs` loses it. Resolves to undefined when the page is
 * left.
 */
export type RunInOneTab = <R>(name: string, task: Task<R>, silentMs: number) => Promise<R | undefined>

/** Time until a value written to local storage is visible in the other tabs' processes. */
const settlingMs = 50
/** Time for a page that is entering the back-forward cache to end its turn. */
const goodbyeMs = 400

/**
 * Calls `count` once no other tab is counting. Resolves afterwards, after `limits.countingTurnMs`, or at once without
 * locks. The caller calls `count` afterwards in any case, so that a hanging tab delays nobody.
 */
export type CountInTurn = (count: () => void) => Promise<void>

/** Opens the functions with which this page takes its turns. */
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
    // A tab that asks when nobody has a turn does not wait, so this turn ends only when the other tabs can see what was
    // written in it.
    let goAway = () => {}
    const gone = new Promise<undefined>((end) => {
      goAway = () => end(undefined)
    })
    const whileThere = () => Promise.race([task().finally(waitToSettle), gone])
    signal.addEventListener('abort', goAway)
    try {
      return await inTurn(name, whileThere, silentMs, [signal, gone])
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      // A page that stays open for days has many turns.
      signal.removeEventListener('abort', goAway)
    }
  }
  return { inTurn: runInOneTab, countInTurn }
}

/**
 * Runs the task in its turn. Neither a lock nor a pending lock request may enter the back-forward cache: the page
 * would be evicted as soon as another page gets its turn (BY-03). @throws (rejects) also when the page is left
 */
async function inTurn<R>(
  name: string,
  task: Task<R>,
  silentMs: number,
  [left, gone]: readonly [AbortSignal, Promise<unknown>],
): Promise<R> {
  const requestLock = (options: LockOptions, run: Task<R>): Promise<R> =>
    left.aborted ? Promise.reject(left) : navigator.locks.request(name, options, run)
  let holder = await holderOf(name)
  // The holder may be the previous page, which a lock request made now would evict from the back-forward cache.
  if (holder) await pauseFor(goodbyeMs)
  for (;;) {
    // Safari 16 has neither `AbortSignal.any` nor `AbortSignal.timeout`.
    const waiting = new AbortController()
    const giveUpWaiting = () => waiting.abort()
    const timer = setTimeout(giveUpWaiting, silentMs)
    void gone.then(giveUpWaiting)
    try {
      return await requestLock({ signal: waiting.signal }, async () => {
        clearTimeout(timer)
        // A page that was left ended its turn at once: without this wait the next page would repeat all of its work.
        if (holder) await waitToSettle()
        if (left.aborted) throw left
        return task()
      })
    } catch (error) {
      if (left.aborted || !waiting.signal.aborted) throw error
    }
    const now = await holderOf(name)
    // The same tab holds the lock as before the wait, so it is silent; several tabs in a row would not be.
    if (now && now === holder) return requestLock({ steal: true }, task)
    holder = now
  }
}

const waitToSettle = () => pauseFor(settlingMs)

const pauseFor = (ms: number) => new Promise((go) => setTimeout(go, ms))

async function holderOf(name: string): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query()
  return held.find((lock) => lock.name === name)?.clientId
}
