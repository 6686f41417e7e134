import { isInSample } from '../../visitor/is-in-sample.ts'
import { needOf } from '../run.ts'
import type { Step } from '../step.ts'

/** ST-23 */
export const sampleRun: Step = (run) => {
  if (isInSample(run.site.config, needOf(run, 'visitorId'))) return
  run.tracker?.drop()
  return { stop: 'The visitor is not in the platform sample' }
}
