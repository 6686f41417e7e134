import type { MarketingSegments } from '../../events/hold-for-segments.ts'
import { needOf } from '../../need-of.ts'
import { openTracker, type TrackerSources } from '../open-tracker.ts'
import type { DeliveryParts, EngineParts, RunStart, Step } from '../run.ts'

/**
 * Adds the tracker to the run, with the gate and interceptors before it. The tracker has stored events since the cookies
 * were opened (BY-01); nothing is sent before the flush step.
 */
export const eventTracker: Step<TrackerSources & EngineParts> = async (run) => {
  const { marketingSegments, spa } = run.site.config
  const { tracker } = Object.assign(run, await openTracker(run))
  // Loaded on demand, because in most shops each page is a new load.
  if (spa) tracker.setGate((await import('../../events/open-spa-gate.ts')).openSpaGate(run))
  for (const debug of run.heldDebug.splice(0)) tracker.emitDebug(debug)
  if (marketingSegments) await joinSegments(run, marketingSegments)
}

/** Adds the marketing platform's segments to user events (EV-18). */
async function joinSegments(run: RunStart & DeliveryParts, settings: MarketingSegments): Promise<void> {
  const { holdForSegments, userEvents } = await import('../../events/hold-for-segments.ts')
  const { page } = run
  needOf(run, 'bus').uv.intercept(userEvents, holdForSegments(page, settings))
}
