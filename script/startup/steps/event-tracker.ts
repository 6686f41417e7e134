import { isFlagOn } from '../../../contract/flags.ts'
import { gaClientIdOf } from '../../events/ga-client-id.ts'
import { defaultLiteTypes, maySend } from '../../events/may-send.ts'
import { createTracker } from '../../events/tracker.ts'
import { createEventQueue } from '../../queue/event-queue.ts'
import { createEventStorage } from '../../queue/event-storage.ts'
import { endpointOf } from '../../remote/endpoints.ts'
import { createPostEvents } from '../../remote/post-events.ts'
import { version } from '../../version.ts'
import { sampleOf } from '../../visitor/sample.ts'
import { openTransactionRecord } from '../../visitor/transaction-record.ts'
import { browserStateOf } from '../browser-state-of.ts'
import { need, type Run } from '../run.ts'
import type { Step } from '../step.ts'

/** The kinds of product lists, by the flag that collects them (EV-15). */
const lists = [
  ['collectListing', 'listing'],
  ['collectSearch', 'search'],
  ['collectRecommendation', 'recommendation'],
] as const

/** Attaches the tracker to the bus, with the queue behind it. Nothing is sent before the flush step. */
export const eventTracker: Step = (run) => {
  const { page, log } = run
  const { config } = run.site
  run.queue = createQueue(run)
  const cookies = need(run, 'cookies')
  const isCrawler = !config.treatAsHuman && browserStateOf(page, page.facts()).isBot
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
    gaClientId: () => gaClientIdOf(page.jar.values('_ga')[0]),
    maySend: (event) =>
      maySend(
        {
          isBot: isCrawler,
          trackingDisabled: run.trackingDisabled ?? false,
          ipAddress: cookies.permanent.ipAddress,
          ipBlocklist: config.ipBlocklist ?? [],
          lite: isFlagOn(config.flags, 'lite'),
          sample: sampleOf(cookies.permanent.visitorId),
          liteTypes: config.liteTypes ?? defaultLiteTypes,
          notCollected: lists.filter(([flag]) => !isFlagOn(config.flags, flag)).map(([, kind]) => kind),
        },
        event,
      ),
    queue: run.queue.add,
    mapper: config.mapper,
    transactions: openTransactionRecord(page.storage),
    log,
  })
  for (const debug of run.heldDebug.splice(0)) run.tracker.emitOwn('qubit.debug', debug)
}

function createQueue({ site: { config }, page, log }: Run) {
  return createEventQueue({
    storage: createEventStorage(page.storage),
    post: createPostEvents({
      send: page.send,
      host: endpointOf('events', config, log.warn),
      trackingId: config.trackingId,
      compression: isFlagOn(config.flags, 'compression'),
    }),
    alone: (task) => page.alone('qb_queue', task),
    now: page.now,
    after: page.after,
    gong: config.gong ?? false,
    log,
  })
}
