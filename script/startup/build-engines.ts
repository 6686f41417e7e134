import { isFlagOn } from '../../contract/flags.ts'
import type { SegmentIndex } from '../../contract/segment-index.ts'
import type { SegmentEngine } from '../segments/engine.ts'
import { endpointOf } from '../services/remote/endpoints.ts'
import { withErrorBoundary } from '../telemetry/errors/with-error-boundary.ts'
import { needOf, type Run } from './run.ts'

/** The engines of a run that its site has work for, not yet started (ST-06). */
export async function buildEngines(run: Run): Promise<void> {
  // Of a built site the facts come in a file beside this one; an experience's own code and content come with its pages.
  const { files } = run.site
  if (files && isFlagOn(run.site.config.flags, 'experiences')) run.site = { ...run.site, ...(await files.index()) }
  // Only the preview build has it (PV-03).
  if (run.site.config.isPreview) await (await import('../preview/set-up-preview.ts')).setUpPreview(run)
  const { config, experiences } = run.site
  const wantsSegments = config.segments && isFlagOn(config.flags, 'segments')
  const wantsExperiences = experiences.length > 0 && isFlagOn(config.flags, 'experiences')
  // Asked for before the segments are built: both parts come at once.
  const built = wantsExperiences ? import('../experiences/build-experience-engine.ts') : undefined
  built?.catch(() => {}) // awaited below, after the segments
  if (config.segments && wantsSegments) run.segments = await segmentsOf(run, config.segments)
  run.engine = await (await built)?.buildExperiences(run)
  run.startEngines = async () => {
    await run.segments?.start().catch((error: unknown) => {
      run.log.error('Visitor engine: Start failed', { because: String(error) })
      run.segments = undefined // nobody is told that a visitor is in no segment (TR-15)
    })
    run.engine?.start()
  }
}

/** Hears every event, in the order in which they are sent. */
async function segmentsOf(run: Run, index: SegmentIndex): Promise<SegmentEngine> {
  const { page, log, site } = run
  const { config } = site
  const logFailure = (error: unknown) => log.error('Visitor engine', { error })
  const { createSegmentEngine } = await import('../segments/engine.ts')
  const engine = createSegmentEngine({
    index,
    visitorId: needOf(run, 'visitorId'),
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
    log,
  })
  // The bus rethrows what a handler of the page throws (EV-03); a failure of ours stays here.
  needOf(run, 'bus').enriched.on('*', withErrorBoundary(engine.handle, logFailure))
  page.onLeaving(engine.leave)
  return engine
}
