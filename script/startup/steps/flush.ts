import { limits } from '../../limits.ts'
import { need } from '../run.ts'
import type { Step } from '../step.ts'

/** Processes what was held since the bus began, and starts sending: also what an earlier page left (ST-28). */
export const flush: Step = (run) => {
  const queue = need(run, 'queue')
  const tracker = need(run, 'tracker')
  const cookies = need(run, 'cookies')
  tracker.flush()
  run.consent.whenGranted(() => {
    queue.resume()
    need(run, 'losses').report()
    run.page.onLeaving(queue.leave)
    run.page.onRestored(queue.resume)
  })
  run.page.onRestored(() => {
    // The page that was left for this one saves its counts while this one is shown already.
    run.page.after(limits.restoredMs, () => {
      // What was counted meanwhile is read by writing.
      cookies.change({})
      cookies.save()
      tracker.viewAgain()
    })
  })
  // Another tab stored an event: it will send it, or this one when it could not.
  run.page.onStored('qb_queue:', queue.check)
}
