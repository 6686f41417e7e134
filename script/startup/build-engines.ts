import { endpointOf } from '../../contract/endpoints.ts'
import { isFlagOn } from '../../contract/flags.ts'
import type { SegmentIndex } from '../../contract/segment-index.ts'
import { needOf } from '../need-of.ts'
import type { SegmentEngine } from '../segments/engine.ts'
import { withErrorBoundary } from '../telemetry/errors/with-error-boundary.ts'
import type { DeliveryParts, EngineParts, RunStart, TelemetryParts, VisitorParts } from './run.ts'

/** The parts of a run that its engines are built from. */
export type EngineSources = RunStart & VisitorParts & DeliveryParts & EngineParts & TelemetryParts

/** Builds the engines that the site needs, without starting them (ST-06). */
export async function buildEngines(run: EngineSources): Promise<void> {
  // A built site has its definitions in a separate file; the code and content of experiences load on their pages.
  const { files } = run.site
  if (files && isFlagOn(run.site.config.flags, 'experiences')) run.site = { ...run.site, ...(await files.index()) }
  // Only the preview build contains this module (PV-03).
  if (run.site.config.isPreview) await (await import('../preview/set-up-preview.ts')).setUpPreview(run)
  const { config, experiences } = run.site
  const wantsSegments = config.segments && isFlagOn(config.flags, 'segments')
  const wantsExperiences = experiences.length > 0 && isFlagOn(config.flags, 'experiences')
  // Requested before the segments are built, so that both modules load in parallel.
  const built = wantsExperiences ? import('../experiences/build-experience-engine.ts') : undefined
  built?.catch(() => {}) // awaited below, after the segments
  if (config.segments && wantsSegments) run.segments = await segmentsOf(run, config.segments)
  run.engine = await (await built)?.buildExperiences(run)
  run.startEngines = async () => {
    await run.segments?.start().catch((error: unknown) => {
      run.log.error('Visitor engine: Start failed', { because: String(error) })
      run.segments = undefined // without an engine, experiences do not treat the visitor as outside all segments (TR-15)
    })
    run.engine?.start()
  }
}

/** Builds the segment engine, which receives all enriched events in order. */
async function segmentsOf(run: EngineSources, index: SegmentIndex): Promise<SegmentEngine> {
  const { page, log, site } = run
  const { config } = site
  const logFailure = (error: unknown) => log.error('Visitor engine', { error })
  const { createSegmentEngine } = await import('../segments/engine.ts')
  const engine = createSegmentEngine({
    index,
    visitorId: () => needOf(run, 'cookies').permanent.visitorId,
    isNewVisitor: run.visitorId === run.newId,
    trackingId: config.trackingId,
    propertyId: config.propertyId,
    namespace: config.namespace,
    hosts: { stash: endpointOf('stash', config), queries: endpointOf('queries', config) },
    storage: page.storage,
    lookedUp: () => run.lookedUpSegments,
    userTypes: ['ecUser', config.marketingSegments?.type ?? 'ecUserSegments'],
    bounds: config.limits,
    deflate: isFlagOn(config.flags, 'compression') ? page.deflate : undefined,
    send: page.send,
    emit: needOf(run, 'tracker').emitOwn,
    now: page.now,
    after: page.after,
    whenGranted: run.consent.whenGranted,
    log,
  })
  // The bus rethrows errors thrown by the page's handlers (EV-03); our own errors must not get there.
  needOf(run, 'bus').enriched.on('*', withErrorBoundary(engine.handle, logFailure))
  page.onLeaving(engine.leave)
  return engine
}
