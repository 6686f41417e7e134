import type { Configuration } from '../configuration/configuration.ts'
import { dueJob } from '../jobs/due-job.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { type PartsToRemove, removeOld } from './remove-old.ts'

/** Milliseconds between two runs. */
const hour = 60 * 60 * 1000

/**
 * Removes, at start-up and every hour, the data whose configured retention has ended: by default events after 400 days
 * and refused events after 90 (`INSTEP_KEEP_EVENTS_DAYS`, `INSTEP_KEEP_REFUSED_DAYS`). Visitor histories stay.
 */
export function retentionJob(
  app: TypedApp,
  { storage, now, after }: Services,
  keepDays: Configuration['keepDays'],
): void {
  let left: PartsToRemove | undefined
  dueJob(app, {
    async runDue(time) {
      const found = await removeOld(storage, { keepDays, now: time, wanted: left })
      left = found.size > 0 ? found : undefined
    },
    nextDue: async () => (left ? now() : now() + hour),
    now,
    after,
  })
}
