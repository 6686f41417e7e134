import { limits } from '../../limits.ts'
import { sampleOf } from '../../visitor/sample.ts'
import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** ST-23 */
export const sampling: Step = (run) => {
  const { sampleRate = 1 } = run.site.config
  if (sampleOf(need(run, 'visitorId')) > sampleRate * limits.sampleRange)
    return { stop: 'The visitor is not in the platform sample' }
}
