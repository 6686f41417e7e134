import type { Namespace, Page } from '../../browser/page.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import type { Tracker } from '../../events/tracker.ts'
import { countCalls } from './count-calls.ts'
import type { Statistics } from './statistics.ts'

/** The parts of a run that statistics need. */
type StatisticsSources = {
  readonly page: Pick<Page, 'onLeaving' | 'namespace'>
  tracker?: Pick<Tracker, 'emitDebug'>
  cookies?: Pick<CookieStore, 'save'>
}

/** Opens the statistics of a page load: one debug event with calls of public functions, one with step durations (ST-22). */
export function openStatistics(run: StatisticsSources): Statistics {
  const counts: Record<string, number> = {}
  const wrapped = new WeakSet<object>()
  let isTold = false

  function countVisit(namespace: Namespace): void {
    countCalls(namespace, wrapped, (name) => {
      counts[name] = (counts[name] ?? 0) + 1
    })
  }

  run.page.onLeaving((gone) => {
    if (!gone || isTold) return
    isTold = true
    run.tracker?.emitDebug({ code: 'usage', message: 'Calls of the public functions', data: counts })
    // The event's number is counted in the cookies, which have already been saved.
    run.cookies?.save()
  })
  countVisit(run.page.namespace())

  return {
    countCalls: countVisit,
    tellTimes(durations) {
      run.tracker?.emitDebug({
        code: 'timing',
        message: 'Duration of each step in ms',
        data: Object.fromEntries(durations),
      })
    },
  }
}
