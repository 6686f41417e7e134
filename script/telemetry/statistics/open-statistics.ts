import type { Namespace } from '../../browser/page.ts'
import type { Run } from '../../startup/run.ts'
import { countCalls } from './count-calls.ts'
import type { Statistics } from './statistics.ts'

/** Statistics of one page load: two debug events, the usage of the public functions and the times of the steps (ST-22). */
export function openStatistics(run: Run): Statistics {
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
    // Its number is counted in the cookies, which were saved a moment ago.
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
