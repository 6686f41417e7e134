import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** Processes what was held since the bus began, and starts sending: also what an earlier page left (ST-28). */
export const flush: Step = (run) => {
  const queue = need(run, 'queue')
  need(run, 'tracker').flush()
  queue.resume()
  need(run, 'losses').report()
  run.page.onLeaving(queue.leave)
  // Another tab stored an event: it will send it, or this one when it could not.
  run.page.onStored('qb_queue:', queue.check)
}
