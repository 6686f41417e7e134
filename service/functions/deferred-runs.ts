import { type DueJob, dueJob } from '../jobs/due-job.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import type { CallFunction } from './call-function.ts'
import type { DeferredRun } from './run-store.ts'

/** Runs at the same time, so that a crowd of them after a long pause does not take the whole machine. */
const parallel = 20
/** Milliseconds that the closing service waits for runs; what is cut off runs again at the next start. */
const patience = 5000
/** Milliseconds until a run whose end could not be written down is run again. */
const retryWait = 10_000

/**
 * The job that runs deferred calls at their moments, and at the start those that fell due meanwhile (SV-45). A run leaves
 * the list only when it is over: should the service end in the midst of it, it is run again rather than lost.
 */
export function deferredRuns(app: TypedApp, call: CallFunction, { storage, now, after }: Services): DueJob {
  const { runs } = storage
  const running = new Map<string, Promise<void>>()

  async function performRun(run: DeferredRun): Promise<void> {
    const outcome = await call(run)
    if (outcome.kind !== 'done') app.log.error({ function: run.id, because: outcome.message }, 'a deferred run failed')
    let next = now()
    try {
      await runs.remove(run.invocationId)
    } catch (error) {
      app.log.error({ err: error, function: run.id }, 'the end of a deferred run could not be stored')
      next = now() + retryWait
    }
    running.delete(run.invocationId)
    job.plan(next)
  }

  const job = dueJob(app, {
    async runDue(at) {
      const due = await runs.due(at, parallel)
      const fresh = due.filter(({ invocationId }) => !running.has(invocationId)).slice(0, parallel - running.size)
      for (const run of fresh) running.set(run.invocationId, performRun(run))
    },
    nextDue: runs.nextDue,
    now,
    after,
  })
  app.addHook('preClose', async () => {
    let cancelTimer = () => {}
    const enough = new Promise<void>((resolve) => {
      cancelTimer = after(patience, resolve)
    })
    await Promise.race([Promise.all(running.values()), enough])
    cancelTimer()
  })
  return job
}
