import type { TypedApp } from '../typed-app.ts'
import type { After } from './after.ts'

export type DueJobParts = {
  /** Does the work that is due at a time, or a bounded part of it. */
  runDue: (now: number) => Promise<void>
  /** Returns when work is due next, in epoch milliseconds; work left over by `runDue` is due at once. */
  nextDue: (now: number) => Promise<number | null>
  now: () => number
  after: After
  /** Calls back when work may be due of which `plan` was not told. */
  onWork?: (listener: () => void) => void
}

export type DueJob = {
  /** Announces that work is due at a time, in epoch milliseconds. */
  plan(due: number): void
}

/** The longest timer in milliseconds, so that a change of the clock is noticed within this time. */
const longestWait = 60 * 60 * 1000
/** Milliseconds until the next attempt after a storage failure. */
const retryWait = 10 * 1000

/**
 * Runs the work that the storage reports as due, one turn at a time: at the start of the service for work that became
 * due while it was down, then at each due time, until the service closes. A failure is logged and retried.
 */
export function dueJob(app: TypedApp, { runDue, nextDue, now, after, onWork }: DueJobParts): DueJob {
  let planned = Number.POSITIVE_INFINITY
  let cancelTimer = () => {}
  let turn = Promise.resolve()
  let closing = false

  async function takeTurn() {
    try {
      const at = now()
      await runDue(at)
      const due = await nextDue(at)
      if (due !== null) planJob(due)
    } catch (error) {
      app.log.error({ err: error }, 'a job failed')
      planJob(now() + retryWait)
    }
  }

  function planJob(due: number) {
    if (closing || due >= planned) return
    cancelTimer()
    planned = due
    cancelTimer = after(Math.min(Math.max(due - now(), 0), longestWait), () => {
      planned = Number.POSITIVE_INFINITY
      turn = turn.then(takeTurn)
    })
  }

  onWork?.(() => planJob(now()))
  app.addHook('onReady', async () => planJob(now()))
  // Before the storage is released, which happens after the last request is answered.
  app.addHook('preClose', async () => {
    closing = true
    cancelTimer()
    await turn
  })
  return { plan: planJob }
}

/** Does work only if some is due: on a cluster it would be written to the log for nothing, at each message of another process. */
export function whenDue(
  nextDue: () => Promise<number | null>,
  run: (now: number) => Promise<void>,
): DueJobParts['runDue'] {
  return async (now) => {
    const due = await nextDue()
    if (due !== null && due <= now) await run(now)
  }
}
