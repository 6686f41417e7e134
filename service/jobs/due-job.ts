import type { TypedApp } from '../typed-app.ts'
import type { After } from './after.ts'

export type DueJobParts = {
  /** Does what is due at a time, or a bounded part of it. */
  runDue: (now: number) => Promise<void>
  /** When something is due next, epoch milliseconds; what `runDue` left over at its time is due at once. */
  nextDue: (now: number) => Promise<number | null>
  now: () => number
  after: After
}

export type DueJob = {
  /** Tells that something is due at a time, epoch milliseconds. */
  plan(due: number): void
}

/** Milliseconds: no timer is longer, so that a clock that is set anew is noticed. */
const longestWait = 60 * 60 * 1000
/** Milliseconds until the next attempt after a failure of the storage. */
const retryWait = 10 * 1000

/**
 * Runs what the storage says is due, one turn at a time: at the start of the service for what fell due while it was down,
 * then at each due moment, until the service closes. A failure is logged and tried again.
 */
export function dueJob(app: TypedApp, { runDue, nextDue, now, after }: DueJobParts): DueJob {
  let planned = Number.POSITIVE_INFINITY
  let cancelTimer = () => {}
  let turn = Promise.resolve()
  let closing = false

  async function takeTurn() {
    try {
      const at = now()
      await runDue(at)
      const due = closing ? null : await nextDue(at)
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

  app.addHook('onReady', async () => planJob(now()))
  // Before the storage is let go of, which happens when the last request is answered.
  app.addHook('preClose', async () => {
    closing = true
    cancelTimer()
    await turn
  })
  return { plan: planJob }
}
