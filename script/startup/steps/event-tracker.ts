import { isFlagOn } from '../../../contract/flags.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import { reportError } from '../../errors/report-error.ts'
import { walled } from '../../errors/walled.ts'
import { gaClientIdOf } from '../../events/ga-client-id.ts'
import type { MarketingSegments } from '../../events/hold-for-segments.ts'
import { defaultLiteTypes, maySend } from '../../events/may-send.ts'
import { openSequence } from '../../events/sequence.ts'
import { createTracker } from '../../events/tracker.ts'
import type { TrackerNeeds } from '../../events/tracker-needs.ts'
import { limits } from '../../limits.ts'
import { version } from '../../version.ts'
import { sampleOf } from '../../visitor/sample.ts'
import { openTransactionRecord } from '../../visitor/transaction-record.ts'
import { browserStateOf } from '../browser-state-of.ts'
import { findClientId, openQueue } from '../open-queue.ts'
import { need, type Run } from '../run.ts'
import type { Step } from '../step.ts'

/** The kinds of product lists, by the flag that collects them (EV-15). */
const lists = [
  ['collectListing', 'listing'],
  ['collectSearch', 'search'],
  ['collectRecommendation', 'recommendation'],
] as const

/** Attaches the tracker to the bus, with the queue behind it. Nothing is sent before the flush step. */
export const eventTracker: Step = async (run) => {
  const { page, log } = run
  const config = await trackerConfig(run)
  const { queue, losses } = openQueue(run, config)
  Object.assign(run, { queue, losses })
  const cookies = need(run, 'cookies')
  const isCrawler = !config.treatAsHuman && browserStateOf(page, page.facts()).isBot
  const onError = (error: unknown) => reportError(run, error, 'event tracker')
  const userType = config.marketingSegments && (config.marketingSegments.type ?? 'ecUserSegments')
  run.tracker = createTracker({
    visitorId: need(run, 'visitorId'),
    domains: config.domains,
    trackingId: config.trackingId,
    uv: need(run, 'bus'),
    biscotti: cookies,
    version,
    namespace: config.namespace,
    bundleId: config.bundleId,
    urlLength: config.urlLength,
    page: page.facts,
    browser: (facts) => browserStateOf(page, facts),
    now: page.now,
    random: page.random,
    timezoneOffset: page.timezoneOffset,
    ...(isFlagOn(config.flags, 'ga') && {
      gaClientId: () => gaClientIdOf(page.jar.values('_ga')[0]),
      findClientId: (found) => findClientId(run, queue, found),
    }),
    sequence: openSequence(cookies, page.storage),
    maySend: (event) =>
      maySend(
        {
          isDenied: run.consent.state() === 'denied',
          isBot: isCrawler,
          trackingDisabled: run.trackingDisabled ?? false,
          ipAddress: cookies.permanent.ipAddress,
          ipBlocklist: config.ipBlocklist ?? [],
          lite: isFlagOn(config.flags, 'lite'),
          sample: sampleOf(cookies.permanent.visitorId),
          liteTypes: config.liteTypes ?? defaultLiteTypes,
          userType,
          notCollected: lists.filter(([flag]) => !isFlagOn(config.flags, flag)).map(([, kind]) => kind),
        },
        event,
      ),
    queue,
    mapper: config.mapper,
    userType,
    onFirstView: () => isCrawler && tellOfBot(run),
    transactions: openTransactionRecord(page.storage),
    gate: config.spa ? await openGate(run) : undefined,
    onConversion: walled(() => isFlagOn(config.flags, 'qfn') && announceConversion(run), onError),
    log,
    onError,
  })
  for (const debug of run.heldDebug.splice(0)) run.tracker.emitDebug(debug)
  if (config.marketingSegments) await joinSegments(run, config.marketingSegments)
}

/** The configuration with what `jolt` says; one that cannot be read leaves the defaults (ST-26). */
async function trackerConfig({ site: { config }, log }: Run): Promise<ScriptConfig> {
  if (config.jolt === undefined) return config
  try {
    return { ...config, ...(await import('../../events/read-jolt.ts')).readJolt(config.jolt) }
  } catch (error) {
    log.error('Unable to eval jolt config', { error })
    return config
  }
}

/** A part of its own: most shops load each page. */
async function openGate(run: Run): Promise<TrackerNeeds['gate']> {
  return (await import('../open-spa-gate.ts')).openSpaGate(run)
}

/** PL-17 */
async function announceConversion(run: Run): Promise<void> {
  ;(await import('../../remote/announce-conversion.ts')).announceConversion(run)
}

/** Of one page load in ten of a bot its owners are told, and nothing else is sent (EV-12). */
function tellOfBot({ page, tracker }: Run): void {
  if (page.random() >= limits.botShare) return
  tracker?.emitDebug({ code: 'bot', message: 'The browser is a bot', data: { userAgent: page.userAgent() } })
}

/** EV-18 */
async function joinSegments(run: Run, settings: MarketingSegments): Promise<void> {
  const { holdForSegments, userEvents } = await import('../../events/hold-for-segments.ts')
  const { page } = run
  need(run, 'bus').uv.intercept(userEvents, holdForSegments(page, settings))
}
