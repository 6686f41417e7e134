import { openKeyValue } from './key-value.ts'

type Task<R> = () => Promise<R>

/** Local storage is told from process to process. */
const settlingMs = 50
/** For a page on its way into the back-forward cache to end its turn. */
const goodbyeMs = 400

/**
 * Runs a task in one tab of this origin at a time (BY-02, QU-05). A tab that dies, or goes to the back-forward cache,
 * frees its turn; from one that gives no sign for `silentMs` the turn is taken. Undefined when the page was left meanwhile.
 */
export async function alone<R>(name: string, task: Task<R>, silentMs: number): Promise<R | undefined> {
  // Web Locks are missing on plain http and in old browsers.
  if (!navigator.locks) {
    const { underLease } = await import('./lease.ts')
    return underLease(openKeyValue(window, 'localStorage'), { name, task, silentMs })
  }
  // Neither a lock nor the wait for one may go into the back-forward cache: it would be lost when another tab has its turn (BY-03).
  const left = new AbortController()
  const leave = () => left.abort()
  addEventListener('pagehide', leave)
  try {
    return await inTurn(name, task, silentMs, left.signal)
  } catch (error) {
    if (!left.signal.aborted) throw error
  } finally {
    removeEventListener('pagehide', leave)
  }
}

async function inTurn<R>(name: string, task: Task<R>, silentMs: number, left: AbortSignal): Promise<R | undefined> {
  const whenLeft = new Promise<undefined>((end) => left.addEventListener('abort', () => end(undefined)))
  const request = (options: LockOptions, run: Task<R>) => {
    left.throwIfAborted()
    return navigator.locks.request(name, options, () => Promise.race([run(), whenLeft]))
  }
  let holder = await holderOf(name)
  // What a tab has written reaches the others a moment after its turn: without it they would do all it did once more.
  const late: Task<R> = holder ? () => pause(settlingMs).then(task) : task
  // Perhaps it is the page before this one, which asked now would be thrown out of the cache.
  if (holder) await pause(goodbyeMs)
  for (;;) {
    try {
      return await request({ signal: AbortSignal.any([left, AbortSignal.timeout(silentMs)]) }, late)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error
    }
    const now = await holderOf(name)
    // The same one as before we waited: several tabs in a row are no silence.
    if (now && now === holder) return request({ steal: true }, task)
    holder = now
  }
}

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

async function holderOf(name: string): Promise<string | undefined> {
  const { held = [] } = await navigator.locks.query()
  return held.find((lock) => lock.name === name)?.clientId
}
