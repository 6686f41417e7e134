import { deviceTypeOf } from '../browser-state/device-type.ts'
import { reportError } from '../errors/report-error.ts'
import { countActivation } from '../experiences/count-activation.ts'
import type { Forced } from '../experiences/decide.ts'
import { createEngine, type Engine } from '../experiences/engine.ts'
import { createPoll } from '../poller/poll.ts'
import { need, type Run } from './run.ts'

/** The experience engine of a run, not yet started (ST-06). */
export function buildEngine(run: Run): Engine {
  const { page, log, site } = run
  const tracker = need(run, 'tracker')
  return createEngine({
    poe: site.experiences,
    ping(type, data) {
      tracker.emitOwn(type, data)
      // Its event holds message, stack and stage.
      if (type === 'qubit.errorExperience') reportError(run, data, (data as { stage: string }).stage)
    },
    jolt: tracker,
    lookup: need(run, 'lookUpVisitor'),
    biscotti: need(run, 'cookies'),
    trackingId: site.config.trackingId,
    propertyId: site.config.propertyId,
    config: site.config,
    cookieDomain: need(run, 'domain'),
    uv: need(run, 'bus').enriched,
    poll: createPoll(page),
    page: page.facts,
    deviceType: deviceTypeOf(page.userAgent(), page.touchPoints()),
    consent: run.consent.state,
    countActivation: (id) => countActivation(page.jar, need(run, 'domain'), id),
    forced: forcedByAddress(run),
    now: page.now,
    log,
  })
}

function forcedByAddress({ options, site }: Run): Forced | undefined {
  const [experienceId, variationMasterId] = options.get('qb_force')?.split('.') ?? []
  return site.config.forceByAddress && experienceId ? { experienceId, variationMasterId } : undefined
}
