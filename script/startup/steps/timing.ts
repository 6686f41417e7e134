import { limits } from '../../limits.ts'
import { needOf } from '../../need-of.ts'
import { isInSample, sampleOf } from '../../visitor/sample.ts'
import type { DeliveryParts, RunStart, Step, TelemetryParts, VisitorParts } from '../run.ts'

/** Ends the run of a visitor who is not in the sample (ST-23). */
export const sampleRun: Step<RunStart & VisitorParts & DeliveryParts> = (run) => {
  if (isInSample(run.site.config, needOf(run, 'visitorId'))) return
  run.tracker?.drop()
  return { stop: 'The visitor is not in the platform sample' }
}

/** Counts the calls of public functions for one visitor in a hundred; its code loads only for them (ST-22). */
export const usageListener: Step<RunStart & VisitorParts & DeliveryParts & TelemetryParts> = async (run) => {
  if (sampleOf(needOf(run, 'visitorId')) > limits.statisticsSample) return
  run.statistics = (await import('../../telemetry/statistics/open-statistics.ts')).openStatistics(run)
}

/** Arranges for the durations of the steps to be reported at the end, for visitors with statistics (ST-22). */
export const reportTimes: Step<TelemetryParts> = (run) => {
  run.onEnded = run.statistics?.tellTimes
}
