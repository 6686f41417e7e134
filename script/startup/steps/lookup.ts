import type { Step } from '../step.ts'

/** Creates the lookup client, whose code loads when it is used; the request is the visitor id step's (ST-06). */
export const lookup: Step = (run) => {
  run.lookUpVisitor = async (visitorId) => (await import('../visitor-lookup.ts')).lookUpOf(run)(visitorId)
}
