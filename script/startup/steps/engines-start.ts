import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** ST-24 */
export const enginesStart: Step = (run) => {
  need(run, 'engine').start()
}
