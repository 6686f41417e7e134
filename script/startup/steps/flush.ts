import { limits } from '../../limits.ts'
import { needOf } from '../../need-of.ts'
import type { DeliveryParts, RunStart, Step, VisitorParts } from '../run.ts'

/** Processes the events held since the bus was created and starts sending, also events of earlier pages (ST-28). */
export const flushEvents: Step<RunStart & VisitorParts & DeliveryParts> = async (run) => {
  const queue = needOf(run, 'queue')
  const tracker = needOf(run, 'tracker')
  const cookies = needOf(run, 'cookies')
  const bus = needOf(run, 'bus')
  const countQueued = () => {
    tracker.settle()
    // Includes the numbers of the last events.
    cookies.save()
  }
  await run.page.countInTurn(countQueued)
  countQueued()
  run.consent.whenGranted(() => {
    queue.resume()
    needOf(run, 'losses').report()
    // Other listeners of the page's end may have emitted events.
    run.page.onLeaving(cookies.save)
    run.page.onLeaving(queue.leave)
    run.page.onRestored(queue.resume)
    // Events of a page that ended during its start are sent when that page can no longer be running (BY-01).
    run.page.after(limits.heldEventMs, queue.check)
  })
  run.page.onRestored(() => {
    // The page that was left for this one may still be saving its counters.
    run.page.after(limits.restoredMs, () => {
      // Writing reads what was counted meanwhile.
      cookies.change({})
      cookies.save()
      // Loaded on demand, because few pages are restored.
      import('../../events/emit-view-again.ts')
        .then(({ emitViewAgain }) => emitViewAgain(bus.uv))
        .catch((error) => run.log.error('The view of a page that came back', { error }))
    })
  })
  // Another tab has stored an event: if that tab cannot send it, this one does.
  run.page.onStored('qb_queue:', queue.check)
  // The page's handlers may take long, so they run in a separate task.
  await run.page.rest()
  tracker.flush()
}
