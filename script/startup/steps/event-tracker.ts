import type { MarketingSegments } from '../../events/hold-for-segments.ts'
import { openTracker } from '../../events/open-tracker.ts'
import { needOf, type Run, type Step } from '../run.ts'

/**
 * Gives the run its tracker, with all that stands before it. It has stored events since the cookies are open (BY-01); nothing
 * is sent before the flush step.
 */
export const eventTracker: Step = async (run) => {
  const { marketingSegments, spa } = run.site.config
  const { tracker } = Object.assign(run, await openTracker(run))
  // A part of its own: most shops load each page.
  if (spa) tracker.setGate((await import('../../events/open-spa-gate.ts')).openSpaGate(run))
  for (const debug of run.heldDebug.splice(0)) tracker.emitDebug(debug)
  if (marketingSegments) await joinSegments(run, marketingSegments)
}

/** EV-18 */
async function joinSegments(run: Run, settings: MarketingSegments): Promise<void> {
  const { holdForSegments, userEvents } = await import('../../events/hold-for-segments.ts')
  const { page } = run
  needOf(run, 'bus').uv.intercept(userEvents, holdForSegments(page, settings))
}
