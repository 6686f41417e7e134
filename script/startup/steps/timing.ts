import type { Step } from '../step.ts'

/** Has the times of the steps told when all have run, for whom statistics are kept (ST-22). */
export const reportTimes: Step = (run) => {
  run.onEnded = run.statistics?.tellTimes
}
