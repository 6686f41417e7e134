import { dayMs } from '../clock/durations.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { dueJob } from '../jobs/due-job.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'
import { type PartsToRemove, removeOld } from './remove-old.ts'

/** Milliseconds between two runs. */
const hour = 60 * 60 * 1000

/**
 * A clock that is so much ahead of what it said an hour ago may be wrong, and is believed after so many hours. When the service
 * starts, what was received in the hours before says nothing: the clock may have been wrong then too.
 */
const doubtful = { jumpMs: 30 * dayMs, hours: 24 }

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
  let last: number | undefined
  let doubts = 0

  /** Somebody who sets the clock wrongly for a moment must not lose all that is stored. */
  async function doubtTime(time: number): Promise<boolean> {
    last ??= (await storage.events.lastBefore(time - doubtful.hours * hour)) || time
    const isDoubtful = time - last > doubtful.jumpMs && doubts < doubtful.hours
    doubts = isDoubtful ? doubts + 1 : 0
    if (!isDoubtful) last = time
    else if (doubts === 1)
      app.log.warn('the clock is ahead by months of what it said last: nothing old is removed before a day is over')
    return isDoubtful
  }

  dueJob(app, {
    async runDue(time) {
      if (await doubtTime(time)) return
      const found = await removeOld(storage, { keepDays, now: time, wanted: left })
      left = found.size > 0 ? found : undefined
    },
    nextDue: async () => (left ? now() : now() + hour),
    now,
    after,
  })
}
