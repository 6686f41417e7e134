import { isDebugging } from '../../address-options.ts'
import type { DeliveryParts, RunStart, Step, VisitorParts } from '../run.ts'

/** Checks events as they are emitted, in debug mode only; its code loads only then (ST-25). */
export const startValidator: Step<RunStart & VisitorParts & DeliveryParts> = async (run) => {
  if (!isDebugging(run.options)) return
  try {
    ;(await import('../../events/validator/validate-events.ts')).validateEvents(run)
  } catch (error) {
    // No debug event, because debug mode does not change what is sent (UR-05).
    run.log.error('OKQP VALIDATOR: Start failed', { error })
  }
}
