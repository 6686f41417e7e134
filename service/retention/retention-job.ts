import type { Configuration } from '../configuration.ts'
import { dueJob } from '../jobs/due-job.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { removeOld } from './remove-old.ts'

/** Milliseconds between two rounds. */
const hour = 60 * 60 * 1000

/**
 * Removes at the start and every hour what is older than the configuration keeps it for: by default events after 400 days
 * and dead letters after 90 (`INSTEP_KEEP_EVENTS_DAYS`, `INSTEP_KEEP_REFUSED_DAYS`). Histories of visitors stay.
 */
export function retentionJob(
  app: TypedApp,
  { storage, now, after }: Services,
  keepDays: Configuration['keepDays'],
): void {
  let hasMore = false
  dueJob(app, {
    async runDue(time) {
      hasMore = await removeOld(storage, keepDays, time)
    },
    nextDue: async () => (hasMore ? now() : now() + hour),
    now,
    after,
  })
}
