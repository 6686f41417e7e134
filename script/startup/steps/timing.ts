import { limits } from '../../limits.ts'
import { isInSample, sampleOf } from '../../visitor/sample.ts'
import { needOf, type Step } from '../run.ts'

/** ST-23 */
export const sampleRun: Step = (run) => {
  if (isInSample(run.site.config, needOf(run, 'visitorId'))) return
  run.tracker?.drop()
  return { stop: 'The visitor is not in the platform sample' }
}

/** Counts the calls of public functions, of one visitor in a hundred; the code for it loads for these only (ST-22). */
export const usageListener: Step = async (run) => {
  if (sampleOf(needOf(run, 'visitorId')) > limits.statisticsSample) return
  run.statistics = (await import('../../telemetry/statistics/open-statistics.ts')).openStatistics(run)
}

/** Has the times of the steps told when all have run, for whom statistics are kept (ST-22). */
export const reportTimes: Step = (run) => {
  run.onEnded = run.statistics?.tellTimes
}
