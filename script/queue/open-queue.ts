import { endpointOf } from '../../contract/endpoints.ts'
import type { WireEvent } from '../../contract/event.ts'
import { isFlagOn } from '../../contract/flags.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import type { DeliveryFaults } from '../browser/explain-faults.ts'
import type { Page } from '../browser/page.ts'
import type { DebugEvent } from '../events/debug-event.ts'
import { gaClientIdOf } from '../events/ga-client-id.ts'
import { limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { createPostEvents } from '../services/remote/post-events.ts'
import type { Consent } from '../visitor/consent/consent.ts'
import { createEventQueue, type EventQueue } from './event-queue.ts'
import { createEventStorage } from './event-storage.ts'
import type { Losses } from './losses.ts'
import { openLossesPart } from './losses-part.ts'
import { openSharedWait } from './shared-wait.ts'

/** The parts of a run that its queue uses; tracker and `onSent` are added after the queue is opened. */
export type QueueSources = {
  readonly page: Page
  readonly log: Log
  readonly consent: Consent
  tracker?: { emitDebug(event: DebugEvent): void }
  /** Called with the events that the service has acknowledged (EX-22). */
  onSent?: (events: WireEvent[]) => void
  faults?: DeliveryFaults
}

/** Opens the queue of this run's events, and the counts of those that were given up. */
export function openQueue(run: QueueSources, config: ScriptConfig): { queue: EventQueue; losses: Losses } {
  const { page, log } = run
  const { trackingId } = config
  const deflate = isFlagOn(config.flags, 'compression') ? page.deflate : undefined
  const storage = createEventStorage(page.storage, trackingId)
  // Denying consent also removes the stored events (BC-02); here only those in memory are dropped.
  run.consent.onChange((state) => state === 'denied' && storage.forgetFleeting())
  const losses = openLossesPart({
    storage: page.storage,
    trackingId,
    emit: (data) => run.tracker?.emitDebug({ code: 'loss', message: 'Events were lost', data }),
    waiting: () => storage.all().map(({ event }) => event),
    after: page.after,
  })
  const queue = createEventQueue({
    storage,
    losses,
    post: createPostEvents({
      send: page.send,
      host: endpointOf('events', config, log.warn),
      trackingId,
    }),
    deflate,
    turn: (task, silentMs) => page.inTurn(`qb_queue:${trackingId}`, task, silentMs),
    sharedWait: openSharedWait(page, `qb_wait:${trackingId}`),
    now: page.now,
    after: page.after,
    gong: config.gong,
    keepTypes: config.keepTypes,
    onSent: (events) => run.onSent?.(events),
    onFailure: (reason) => {
      import('../browser/explain-faults.ts')
        .then(({ explainFailedPost }) => explainFailedPost(run, config, reason))
        .catch(() => log.warn(reason))
    },
    log,
  })
  return { queue, losses }
}

/**
 * Looks for the client id until 100 ms after `since`, so that the time of the startup counts. No events are sent
 * meanwhile, so that the first event stays the first (EV-10).
 */
export function findClientId(
  { page }: Pick<QueueSources, 'page'>,
  queue: EventQueue,
  { since, found }: { since: number; found: (id: string) => void },
): void {
  // The device's clock may have been set back meanwhile.
  const leftMs = limits.clientIdMs - Math.max(0, page.now() - since)
  if (leftMs <= 0) return
  let looks = leftMs / limits.clientIdLookMs
  const checkQueue = () => {
    const id = gaClientIdOf(page.jar.values('_ga')[0])
    if (id) found(id)
    else if (--looks >= 0) page.after(limits.clientIdLookMs, checkQueue)
  }
  queue.pause(leftMs)
  checkQueue()
}
