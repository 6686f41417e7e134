import { limits } from '../../limits.ts'
import { needOf, type Step } from '../run.ts'

/** Processes what was held since the bus began, and starts sending: also what an earlier page left (ST-28). */
export const flushEvents: Step = async (run) => {
  const queue = needOf(run, 'queue')
  const tracker = needOf(run, 'tracker')
  const cookies = needOf(run, 'cookies')
  const bus = needOf(run, 'bus')
  const countQueued = () => {
    tracker.settle()
    // The numbers of the last events, too.
    cookies.save()
  }
  await run.page.countInTurn(countQueued)
  countQueued()
  run.consent.whenGranted(() => {
    queue.resume()
    needOf(run, 'losses').report()
    // What else heard that the page is left may have emitted something.
    run.page.onLeaving(cookies.save)
    run.page.onLeaving(queue.leave)
    run.page.onRestored(queue.resume)
    // What a page stored that was killed while it started waits until it can no longer be at work (BY-01).
    run.page.after(limits.heldEventMs, queue.check)
  })
  run.page.onRestored(() => {
    // The page that was left for this one saves its counts while this one is shown already.
    run.page.after(limits.restoredMs, () => {
      // What was counted meanwhile is read by writing.
      cookies.change({})
      cookies.save()
      // A part of its own: few pages come back.
      import('../../events/emit-view-again.ts')
        .then(({ emitViewAgain }) => emitViewAgain(bus.uv))
        .catch((error) => run.log.error('The view of a page that came back', { error }))
    })
  })
  // Another tab stored an event: it will send it, or this one when it could not.
  run.page.onStored('qb_queue:', queue.check)
  // What handlers do is much, and the page's: it has a task of its own.
  await run.page.rest()
  tracker.flush()
}
