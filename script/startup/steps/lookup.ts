import { lookUpOf } from '../../visitor/visitor-lookup.ts'
import type { Step } from '../step.ts'

/** Creates the lookup client; the request is the visitor id step's (ST-06). */
export const createLookup: Step = (run) => {
  run.lookUpVisitor = lookUpOf(run)
}
