import { isFlagOn } from '../../contract/flags.ts'
import { deviceTypeOf } from '../browser-state/device-type.ts'
import { reportError } from '../errors/report-error.ts'
import { countActivation } from '../experiences/count-activation.ts'
import type { Forced } from '../experiences/decide.ts'
import { createEngine, type Engine } from '../experiences/engine.ts'
import { createPoll } from '../poller/poll.ts'
import { endpointOf } from '../remote/endpoints.ts'
import type { SegmentEngine } from '../segments/engine.ts'
import type { SegmentIndex } from '../segments/segment-index.ts'
import { need, type Run } from './run.ts'

/** The engines of a run that its site has work for, not yet started (ST-06). */
export async function buildEngines(run: Run): Promise<void> {
  const { config, experiences } = run.site
  const segments = config.segments && isFlagOn(config.flags, 'segments') ? await segmentsOf(run) : undefined
  const engine = experiences.length > 0 && isFlagOn(config.flags, 'experiences') ? experiencesOf(run) : undefined
  Object.assign(run, { segments, engine })
  run.startEngines = async () => {
    await segments
      ?.start()
      .catch((error: unknown) => run.log.error('Visitor engine: Start failed', { because: String(error) }))
    engine?.start()
  }
}

/** Hears every event, in the order in which they are sent. */
async function segmentsOf(run: Run): Promise<SegmentEngine> {
  const { page, log, site } = run
  const { config } = site
  const { createSegmentEngine } = await import('../segments/engine.ts')
  const engine = createSegmentEngine({
    index: config.segments as SegmentIndex,
    visitorId: need(run, 'visitorId'),
    trackingId: config.trackingId,
    propertyId: config.propertyId,
    namespace: config.namespace,
    hosts: { stash: endpointOf('stash', config), queries: endpointOf('queries', config) },
    storage: page.storage,
    lookedUp: () => run.lookedUpSegments,
    userTypes: ['ecUser', config.marketingSegments?.type ?? 'ecUserSegments'],
    compression: isFlagOn(config.flags, 'compression'),
    send: page.send,
    emit: need(run, 'tracker').emitOwn,
    now: page.now,
    after: page.after,
    log,
  })
  need(run, 'bus').enriched.on('*', engine.handle)
  page.onLeaving(engine.leave)
  return engine
}

function experiencesOf(run: Run): Engine {
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
