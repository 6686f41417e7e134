import { setTimeout as wait } from 'node:timers/promises'
import type { TypedApp } from '../typed-app.ts'

export type DrainTimes = {
  /** Milliseconds for which the service goes on as before, apart from `/ready`: until load balancers have taken it out. */
  noticeMs: number
  /** Milliseconds after which all is over, the notice included. */
  limitMs: number
}

/** The last part of the time is for closing the storage. */
const forClosing = { ms: 1000, share: 0.5 }

/**
 * Ends the service without losing what it answers (BS-03): `/ready` says no at once; then no connection is accepted, those
 * without a request are closed, and the requests in work are answered. Connections that are open shortly before the
 * limit are cut. Never takes longer than the limit.
 */
export async function drainService(app: TypedApp, { noticeMs, limitMs }: DrainTimes): Promise<void> {
  app.drain.isDraining = true
  app.log.info('draining')
  const cutAfter = Math.max(limitMs - forClosing.ms, limitMs * forClosing.share)
  const cut = setTimeout(() => {
    app.log.warn('requests were still open at the end of the time for draining, and were cut')
    app.server.closeAllConnections()
  }, cutAfter)
  const limit = new AbortController()
  try {
    await wait(Math.min(noticeMs, cutAfter))
    await Promise.race([app.close(), wait(limitMs - Math.min(noticeMs, cutAfter), null, limit)])
  } finally {
    clearTimeout(cut)
    limit.abort()
  }
}
