import { isFlagOn } from '../../contract/flags.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import type { FollowRules } from '../events/follow-rules.ts'
import { gaClientIdOf } from '../events/ga-client-id.ts'
import { refuseEvent } from '../events/refuse-event.ts'
import { openSequence } from '../events/sequence.ts'
import { createTracker } from '../events/tracker.ts'
import { needOf } from '../need-of.ts'
import { findClientId, openQueue } from '../queue/open-queue.ts'
import { reportError } from '../telemetry/errors/report-error.ts'
import { withErrorBoundary } from '../telemetry/errors/with-error-boundary.ts'
import { version } from '../version.ts'
import { isCertainBot } from '../visitor/device/is-certain-bot.ts'
import { deviceFacts } from '../visitor/device/parse-user-agent.ts'
import { likelyId } from '../visitor/likely-id.ts'
import { isInSample, sampleOf } from '../visitor/sample.ts'
import { openTransactionRecord } from '../visitor/transaction-record.ts'
import type { DeliveryParts, OpenTracker, RunStart, TelemetryParts, VisitorParts } from './run.ts'
import { doNotTrack } from './steps/do-not-track.ts'

/** The parts of a run that the tracker is built from. */
export type TrackerSources = RunStart & VisitorParts & DeliveryParts & TelemetryParts

/** The kinds of product lists, by the flag that switches on their collection (EV-15). */
const lists = [
  ['collectListing', 'listing'],
  ['collectSearch', 'search'],
  ['collectRecommendation', 'recommendation'],
] as const

/** Opens the tracker once: from then on, events emitted on the bus are not lost when the page is left (BY-01). */
export async function openTracker(run: TrackerSources): Promise<OpenTracker> {
  const parts = await loadParts(run)
  run.opened ??= buildTracker(run, parts)
  return run.opened
}

type TrackerParts = { config: ScriptConfig; followRules?: FollowRules }

function buildTracker(run: TrackerSources, { config, followRules }: TrackerParts): OpenTracker {
  const { page, log } = run
  const { queue, losses } = openQueue(run, config)
  const openedAt = page.now()
  const cookies = needOf(run, 'cookies')
  const isCrawler = !config.treatAsHuman && isCertainBot(page.userAgent(), page.webdriver())
  const onError = (error: unknown) => reportError(run, error, 'event tracker')
  const userType = config.marketingSegments && (config.marketingSegments.type ?? 'ecUserSegments')
  const visitorId = likelyId(run)
  const keeps = isInSample(config, visitorId)
  doNotTrack(run)
  const tracker = createTracker({
    visitorId,
    domains: config.domains,
    trackingId: config.trackingId,
    uv: needOf(run, 'bus'),
    biscotti: cookies,
    version,
    namespace: config.namespace,
    bundleId: config.bundleId,
    urlLength: config.urlLength,
    page: page.facts,
    device: () => deviceFacts(page),
    random: page.random,
    timezoneOffset: page.timezoneOffset,
    ...(isFlagOn(config.flags, 'ga') && {
      gaClientId: () => gaClientIdOf(page.jar.values('_ga')[0]),
      findClientId: (found) => findClientId(run, queue, { since: openedAt, found }),
    }),
    sequence: openSequence(cookies, page.storage),
    refuseEvent: (event) =>
      refuseEvent(
        {
          isDenied: run.consent.state() === 'denied',
          isBot: isCrawler,
          trackingDisabled: run.trackingDisabled,
          ipAddress: cookies.permanent.ipAddress,
          ipBlocklist: config.ipBlocklist ?? [],
          lite: config.liteTypes !== undefined && isFlagOn(config.flags, 'lite'),
          sample: sampleOf(cookies.permanent.visitorId),
          liteTypes: config.liteTypes ?? [],
          userType,
          notCollected: lists.filter(([flag]) => !isFlagOn(config.flags, flag)).map(([, kind]) => kind),
        },
        event,
      ),
    queue,
    followRules,
    userType,
    onFirstView: withErrorBoundary(() => isCrawler && reportBot(run), onError),
    transactions: openTransactionRecord(page.storage),
    spa: config.spa,
    keeps,
    onConversion: withErrorBoundary(() => isFlagOn(config.flags, 'qfn') && announceConversion(run), onError),
    log,
    onError,
  })
  page.onLeaving((gone) => {
    if (run.ended || !keeps) return
    // Until the run has determined the visitor, the id stored in this browser is used.
    cookies.change({ permanent: { visitorId: likelyId(run) } })
    if (gone) tracker.flush()
    else tracker.settle()
    cookies.save()
  })
  return { tracker, queue, losses }
}

/**
 * Loads the parts that few trackers need. When they cannot be loaded, events stay unmapped and more events are sent
 * than wanted.
 */
async function loadParts(run: RunStart): Promise<TrackerParts> {
  const parts: TrackerParts = { config: await joltedConfig(run) }
  const { mapper, liteTypes, flags } = parts.config
  try {
    if (mapper) parts.followRules = (await import('../events/follow-rules.ts')).createFollowRules(mapper, run.log.warn)
    if (!liteTypes && isFlagOn(flags, 'lite')) {
      const { defaultLiteTypes } = await import('../events/lite-types.ts')
      parts.config = { ...parts.config, liteTypes: defaultLiteTypes }
    }
  } catch (error) {
    run.log.error('event tracker', { error })
  }
  return parts
}

/** Returns the configuration with the fields of `jolt`; when `jolt` cannot be read, the defaults apply (ST-26). */
async function joltedConfig({ site: { config }, log }: RunStart): Promise<ScriptConfig> {
  if (config.jolt === undefined) return config
  try {
    return { ...config, ...(await import('../events/read-jolt.ts')).readJolt(config.jolt) }
  } catch (error) {
    log.error('Unable to eval jolt config', { error })
    return config
  }
}

/** Announces a conversion to the service (PL-17). */
async function announceConversion(run: RunStart & VisitorParts): Promise<void> {
  ;(await import('../services/remote/announce-conversion.ts')).announceConversion(run)
}

/** Says in the console and to the site's owners that the browser is a bot (EV-12). */
async function reportBot(run: RunStart & DeliveryParts): Promise<void> {
  ;(await import('../browser/explain-faults.ts')).reportBot(run)
}
