import { endpointOf } from '../../remote/endpoints.ts'
import { createLookUpVisitor } from '../../remote/look-up-visitor.ts'
import type { Step } from '../step.ts'

/** Creates the lookup client; the request is the visitor id step's (ST-06). */
export const lookup: Step = (run) => {
  const { config } = run.site
  run.lookUpVisitor = createLookUpVisitor({
    send: run.page.send,
    host: endpointOf('lookup', config, run.log.warn),
    trackingId: config.trackingId,
  })
}
