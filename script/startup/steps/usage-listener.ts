import { limits } from '../../limits.ts'
import { sampleOf } from '../../visitor/sample.ts'
import { needOf } from '../run.ts'
import type { Step } from '../step.ts'

/** Counts the calls of public functions, of one visitor in a hundred; the code for it loads for these only (ST-22). */
export const usageListener: Step = async (run) => {
  if (sampleOf(needOf(run, 'visitorId')) > limits.statisticsSample) return
  run.statistics = (await import('../../telemetry/statistics/open-statistics.ts')).openStatistics(run)
}
