import { isDebugging } from '../address-options.ts'
import type { Step } from '../run.ts'

/** In debug mode events are checked as they are emitted; the code for it loads then only (ST-25). */
export const startValidator: Step = async (run) => {
  if (!isDebugging(run.options)) return
  try {
    ;(await import('../../events/validator/validate-events.ts')).validateEvents(run)
  } catch (error) {
    // No debug event: debug mode changes nothing in what is sent (UR-05).
    run.log.error('OKQP VALIDATOR: Start failed', { error })
  }
}
