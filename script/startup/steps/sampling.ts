import { isInSample } from '../../visitor/is-in-sample.ts'
import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** ST-23 */
export const sampling: Step = (run) => {
  if (isInSample(run.site.config, need(run, 'visitorId'))) return
  run.tracker?.drop()
  return { stop: 'The visitor is not in the platform sample' }
}
