import { type DueJob, dueJob } from '../jobs/due-job.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import type { CallFunction } from './call-function.ts'
import type { DeferredRun } from './run-store.ts'

/** The number of concurrent runs, so that many due runs after a long pause do not overload the machine. */
const parallel = 20
/**
 * How long the closing service waits for runs, in milliseconds. Interrupted runs start again when the service starts.
 */
const patience = 5000
/** Milliseconds until a run is repeated whose end could not be recorded. */
const retryWait = 10_000

/**
 * The job that runs deferred calls when they are due, and at start-up those that became due in the meantime (SV-45). A
 * run leaves the list only when it has finished: if the service ends during a run, it is repeated rather than lost.
 */
export function deferredRuns(app: TypedApp, call: CallFunction, { storage, now, after }: Services): DueJob {
  const { runs, onWork } = storage
  const running = new Map<string, Promise<void>>()

  async function performRun(run: DeferredRun): Promise<void> {
    const outcome = await call(run)
    // Without the function's message, which may be about the visitor.
    if (outcome.kind !== 'done') app.log.error({ function: run.id, outcome: outcome.kind }, 'a deferred run failed')
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
    onWork,
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
