import type { BuiltSite } from '../../../contract/script-config.ts'
import type { Namespace, Page } from '../../browser/page.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import type { Tracker } from '../../events/tracker.ts'
import { type Costs, openCosts } from '../costs/open-costs.ts'
import { countCalls } from './count-calls.ts'
import type { Statistics } from './statistics.ts'

/** The parts of a run that statistics need. */
type StatisticsSources = {
  site: BuiltSite
  readonly page: Pick<Page, 'onLeaving' | 'namespace' | 'window'>
  tracker?: Pick<Tracker, 'emitDebug'>
  cookies?: Pick<CookieStore, 'save'>
  costs?: Costs
}

/**
 * Opens the statistics of a page load: one debug event with calls of public functions, one with step durations (ST-22),
 * and one with what experiences cost (BD-07), where the browser reports that.
 */
export function openStatistics(run: StatisticsSources): Statistics {
  const counts: Record<string, number> = {}
  const wrapped = new WeakSet<object>()
  let isTold = false
  run.costs ??= openCosts(run)

  function countVisit(namespace: Namespace): void {
    countCalls(namespace, wrapped, (name) => {
      counts[name] = (counts[name] ?? 0) + 1
    })
  }

  /** Of a preview nothing counts (BV-03). */
  function tellCosts(): void {
    if (!run.costs || run.site.config.isPreview) return
    run.tracker?.emitDebug({ code: 'costs', message: 'Costs of each experience', data: run.costs.tell() })
  }

  run.page.onLeaving((gone) => {
    if (!gone || isTold) return
    isTold = true
    run.tracker?.emitDebug({ code: 'usage', message: 'Calls of the public functions', data: counts })
    tellCosts()
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
