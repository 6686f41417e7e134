import { gaClientIdOf } from '../../events/ga-client-id.ts'
import { maySend } from '../../events/may-send.ts'
import { createTracker } from '../../events/tracker.ts'
import { createEventQueue } from '../../queue/event-queue.ts'
import { createEventStorage } from '../../queue/event-storage.ts'
import { endpointOf } from '../../remote/endpoints.ts'
import { createPostEvents } from '../../remote/post-events.ts'
import { version } from '../../version.ts'
import { openTransactionRecord } from '../../visitor/transaction-record.ts'
import { browserStateOf } from '../browser-state-of.ts'
import { need, type Run } from '../run.ts'
import type { Step } from '../step.ts'

/** Attaches the tracker to the bus, with the queue behind it. Nothing is sent before the flush step. */
export const eventTracker: Step = (run) => {
  const { page, log } = run
  const { config } = run.site
  run.queue = createQueue(run)
  const isCrawler = !config.treatAsHuman && browserStateOf(page, page.facts()).isBot
  run.tracker = createTracker({
    visitorId: need(run, 'visitorId'),
    domains: config.domains,
    trackingId: config.trackingId,
    uv: need(run, 'bus'),
    biscotti: need(run, 'cookies'),
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
    maySend: () => maySend({ isBot: isCrawler, trackingDisabled: run.trackingDisabled ?? false }),
    queue: run.queue.add,
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
      compression: config.compression ?? true,
    }),
    alone: (task) => page.alone('qb_queue', task),
    now: page.now,
    after: page.after,
    gong: config.gong ?? false,
    log,
  })
}
